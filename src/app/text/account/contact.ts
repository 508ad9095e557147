/** The number and the e-mail address of an account, and changing them; numbers, days and times come formatted. */
export const contact = {
  phone: 'ტელეფონის ნომერი',
  phoneText:
    'ახალ ნომერზე კოდი მოგივათ. ნომერი 24 საათში შეიცვლება: მანამდე ძველით შედიხართ და ცვლილებას დააბრუნებთ, თუ ეს თქვენ არ იყავით.',
  newPhone: 'ახალი ნომერი',
  pendingHint: (phone: string, day: string, time: string) => `${phone}: ${day}, ${time}-დან`,
  pendingTitle: 'ნომერი იცვლება',
  pendingText: (phone: string, day: string, time: string) =>
    `ახალი ნომერი ${phone} ძალაში შევა: ${day}, ${time}. მანამდე ძველი ნომრით შედიხართ და SMS-იც იქ მიგივათ.`,
  pendingUndoText:
    'თუ გადაიფიქრეთ ან ეს თქვენ არ იყავით, დააბრუნეთ ძველი ნომერი. ამის შემდეგ თავიდან შესვლა შეიძლება დაგჭირდეთ.',
  pendingUndo: 'ძველი ნომრის დატოვება',

  email: 'ელფოსტა',
  emailHint: 'პაროლთან ერთად შესასვლელად',
  emailFieldHint: 'ცარიელი ველი ელფოსტას წაშლის.',
  emailWrong: 'ელფოსტა ასე უნდა გამოიყურებოდეს: nino@example.ge',
  emailSaved: 'ელფოსტა შეინახა',
  emailNotSaved: 'ელფოსტა ვერ შეინახა',
  none: 'მიუთითეთ',
};
