/** The water card and its sheet; every figure comes formatted. */
export const water = {
  title: 'წყალი',
  progress: (total: string, goal: string) => `დალეულია ${total}, მიზანი ${goal}`,
  glasses: 'ჭიქები',
  glass: (number: string, level: string) => `ჭიქა ${number}: ${level}`,
  less: (step: string) => `− ${step}`,
  more: (step: string) => `+ ${step}`,
  open: 'სხვა რაოდენობა',
  undoLast: (moved: string) => `დაბრუნება: ${moved}`,

  amount: 'რაოდენობა',
  quickAmounts: 'ხშირი რაოდენობა',
  add: 'დამატება',
  takeAway: 'გამოკლება',
  goalTitle: 'წყლის მიზანი',
  goal: 'დღის მიზანი',
  saveGoal: 'მიზნის შენახვა',

  added: (ml: string) => `დაემატა ${ml}`,
  takenAway: (ml: string) => `გამოაკლდა ${ml}`,
  goalSaved: 'წყლის მიზანი შეინახა',
  goalNotSaved: 'მიზანი ვერ შეინახა',
  notSaved: 'წყალი ვერ ჩაიწერა',
  amountBounds: (most: string) => `შეიყვანეთ რიცხვი 1-დან ${most}-მდე`,
  goalBounds: (least: string, most: string) => `მიზანი ${least}-დან ${most}-მდე უნდა იყოს`,
};
