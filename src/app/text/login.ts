import { saving } from './saving.ts';

/** The sign-in screen; figures come formatted. */
export const login = {
  title: 'კეთილი იყოს თქვენი დაბრუნება',
  way: 'შესვლის გზა',
  ways: { code: 'SMS კოდით', password: 'პაროლით' },
  name: 'ელფოსტა ან ტელეფონის ნომერი',
  nameMissing: 'შეიყვანეთ ელფოსტა ან ტელეფონის ნომერი',
  password: 'პაროლი',
  passwordMissing: 'შეიყვანეთ პაროლი',
  signIn: 'შესვლა',
  refused: 'ელფოსტა, ნომერი ან პაროლი არასწორია',
  failed: 'შესვლა ვერ მოხერხდა',
  needsNetwork: 'ინტერნეტი არ არის. შესასვლელად კავშირია საჭირო.',
  expired:
    'სესია დასრულდა და თავიდან შესვლაა საჭირო. თქვენი ჩანაწერები ამ მოწყობილობაზე ინახება და არ დაიკარგება.',
  kept: 'დღიურები ამ მოწყობილობაზე',
  waiting: (count: string) => `${count} ჩანაწერი ელოდება კავშირს`,
  allSaved: saving.saved,
  since: (day: string) => `პირველი მათგანი: ${day}`,
  safe: 'ჩანაწერები უსაფრთხოდ ინახება და გაიგზავნება, როცა მათი პატრონი შევა.',
  open: 'გახსნა',
  openOf: (name: string) => `გახსნა: ${name}`,
  exportDiary: 'ჩამოტვირთვა',
  exportOf: (name: string) => `ჩამოტვირთვა: ${name}`,
  notExported: 'ფაილი ვერ მომზადდა',
  notOpened: 'დღიური ვერ გაიხსნა. ჩანაწერები მოწყობილობაზე ინახება.',
  first: 'პირველად ხართ აქ? უპასუხეთ რამდენიმე კითხვას და დღიური მზად იქნება.',
  start: 'კითხვარის დაწყება',
};
