/** Giving a diary a phone number, and the password that is asked for once. */
export const registration = {
  title: 'შეინახეთ თქვენი ჩანაწერები',
  lead: 'დარეგისტრირდით ტელეფონის ნომრით და თქვენი დღიური ნებისმიერ მოწყობილობაზე გაიხსნება.',
  later: 'მოგვიანებით',
  intoAccount: 'ეს ნომერი უკვე რეგისტრირებულია. დადასტურების შემდეგ მის დღიურში შეხვალთ.',

  done: 'ნომერი დადასტურებულია',
  doneText: 'თქვენი ჩანაწერები პროფილში შეინახა.',

  passwordTitle: 'დააყენეთ პაროლი',
  passwordLead: 'პაროლით SMS კოდის გარეშეც შეხვალთ. ამის გაკეთება აუცილებელი არ არის.',
  password: 'ახალი პაროლი',
  passwordHint: (least: string) => `მინიმუმ ${least} სიმბოლო`,
  passwordShort: (least: string) => `პაროლი მინიმუმ ${least} სიმბოლოსგან უნდა შედგებოდეს`,
  showPassword: 'პაროლის ჩვენება',
  savePassword: 'პაროლის შენახვა',
  skipPassword: 'პაროლის გარეშე',
  passwordSaved: 'პაროლი შენახულია',
  passwordNotSaved: 'პაროლი ვერ შეინახა',

  register: 'რეგისტრაცია',
};
