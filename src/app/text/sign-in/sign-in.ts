/** Proving a phone number, wherever that is asked for; figures and numbers come formatted. */
export const signIn = {
  phone: 'ტელეფონის ნომერი',
  phonePlaceholder: '5XX XX XX XX',
  wrongPhone: 'გთხოვთ შეიყვანოთ სწორი ტელეფონის ნომერი',
  notMobile: 'კოდი მხოლოდ მობილურის ნომერზე იგზავნება: ის 5-ით იწყება',
  getCode: 'კოდის მიღება',
  signInWithIt: 'ამ ნომრით შესვლა',
  notSent: 'სმს ვერ გაიგზავნა, სცადეთ თავიდან',
  codeNeedsNetwork: 'ინტერნეტი არ არის. კოდის მისაღებად კავშირია საჭირო.',
  checkNeedsNetwork: 'ინტერნეტი არ არის. კოდის შესამოწმებლად კავშირია საჭირო.',
  unreachable: 'სერვერთან დაკავშირება ვერ მოხერხდა. შეამოწმეთ ინტერნეტი და სცადეთ თავიდან',

  password: 'პაროლი',
  passwordMissing: 'შეიყვანეთ პაროლი',

  enterCode: 'შეიყვანეთ კოდი',
  sentTo: (phone: string) => `4-ნიშნა კოდი გამოგზავნილია ნომერზე ${phone}.`,
  code: 'კოდი',
  digits: ['პირველი ციფრი', 'მეორე ციფრი', 'მესამე ციფრი', 'მეოთხე ციფრი', 'მეხუთე ციფრი', 'მეექვსე ციფრი'],
  confirm: 'დადასტურება',
  resend: 'კოდის ხელახლა გაგზავნა',
  resendIn: (time: string) => `კოდის ხელახლა გაგზავნა: ${time}`,
  resent: 'გამოიყენეთ ახალი კოდი.',
  fourDigits: 'კოდი უნდა შედგებოდეს 4 ციფრისგან',
  wrongOrExpired: 'კოდი არასწორია ან ვადა გაუვიდა',
  unexpected: 'ვერიფიკაცია ვერ მოხერხდა - მოულოდნელი შეცდომა',
  otherNumber: 'სხვა ნომერი',

  tooOften: (time: string) => `ძალიან ბევრი მცდელობა იყო. სცადეთ ${time}`,
  inSeconds: (count: string) => `${count} წამში`,
  inMinutes: (count: string) => `${count} წუთის შემდეგ`,
  inHours: (count: string) => `${count} საათში`,
};
