/** The frame around every screen: menus, install, update, sign-out, screens that are still to come. */
export const shell = {
  diary: 'დღიური',
  mealPlan: 'დიეტა და კვება',
  mealPlanShort: 'გეგმა',
  history: 'ისტორია',
  assistant: 'AI ასისტენტი',
  assistantShort: 'ასისტენტი',
  help: 'დახმარება',
  profile: 'ჩემი პროფილი',
  outbox: 'გასაგზავნი ჩანაწერები',
  fasts: 'მარხვების კალენდარი',
  login: 'შესვლა',
  undo: 'ცვლილების დაბრუნება',
  onboarding: 'პირველი ნაბიჯები',
  signOut: 'გასვლა',
  install: 'აპლიკაციის დაყენება',
  addMeal: 'კერძის დამატება',

  menu: 'მენიუ',
  resources: 'რესურსები',
  openMenu: 'მენიუს გახსნა',
  mainNavigation: 'მთავარი მენიუ',
  toContent: 'შიგთავსზე გადასვლა',
  hello: (name: string | undefined) => (name ? `გამარჯობა, ${name}` : 'გამარჯობა'),

  understood: 'გასაგებია',

  newVersion: 'აპლიკაციის ახალი ვერსია მზად არის.',
  reload: 'განახლება',

  themes: { system: 'ავტომატური', light: 'ღია', dark: 'მუქი' },

  backToDiary: 'დღიურზე დაბრუნება',
};
