import type { NumberAnswer } from '#domain/body/answer-bounds.ts';
import type { AnswerProblem } from '#domain/body/onboarding.ts';
import { body } from '../diary/body.ts';

/** How a number answer is asked for. `unit` stands after the figure, `byOne` names a step of the buttons. */
export interface NumberWords {
  title: string;
  label: string;
  unit: string;
  least: (figure: string) => string;
  most: (figure: string) => string;
  less: (step: string) => string;
  more: (step: string) => string;
}

const kilograms = {
  unit: 'კგ',
  less: (step: string) => `${step} კგ-ით ნაკლები`,
  more: (step: string) => `${step} კგ-ით მეტი`,
};

const numbers: Record<NumberAnswer, NumberWords> = {
  age: {
    title: 'რამდენი წლის ხართ?',
    label: 'ასაკი',
    unit: 'წელი',
    least: (figure) => `ასაკი მინიმუმ ${figure} წელი უნდა იყოს`,
    most: (figure) => `ასაკი მაქსიმუმ ${figure} წელი შეიძლება იყოს`,
    less: (step) => `${step} წლით ნაკლები`,
    more: (step) => `${step} წლით მეტი`,
  },
  height: {
    title: 'რა სიმაღლის ხართ?',
    label: 'სიმაღლე',
    unit: 'სმ',
    least: (figure) => `სიმაღლე მინიმუმ ${figure} სმ უნდა იყოს`,
    most: (figure) => `სიმაღლე მაქსიმუმ ${figure} სმ შეიძლება იყოს`,
    less: (step) => `${step} სმ-ით ნაკლები`,
    more: (step) => `${step} სმ-ით მეტი`,
  },
  weight: {
    ...kilograms,
    title: 'რამდენია თქვენი წონა?',
    label: 'წონა',
    least: (figure) => `წონა მინიმუმ ${figure} კგ უნდა იყოს`,
    most: (figure) => `წონა მაქსიმუმ ${figure} კგ შეიძლება იყოს`,
  },
  targetWeight: {
    ...kilograms,
    title: 'რა წონას გინდათ მიაღწიოთ?',
    label: 'სასურველი წონა',
    least: (figure) => `სასურველი წონა მინიმუმ ${figure} კგ უნდა იყოს`,
    most: (figure) => `სასურველი წონა მაქსიმუმ ${figure} კგ შეიძლება იყოს`,
  },
};

const DISCLAIMER =
  'ეს გათვლა ექიმის რჩევას ვერ შეცვლის. ორსულობის, ძუძუთი კვების, დიაბეტის ან სხვა ქრონიკული დაავადებისა და კვებითი აშლილობის დროს მიზანი ექიმთან შეათანხმეთ.';

/** The questionnaire. */
export const onboarding = {
  progress: 'პროგრესი',
  /** Stands in index.html as well, so that it shows before any script has run. */
  welcome: {
    title: 'კვების დღიური ქართულად',
    text: 'უპასუხეთ რამდენიმე კითხვას და მიიღეთ თქვენზე მორგებული კვების გეგმა. 1\u00a0წუთზე მეტი არ დაგჭირდებათ.',
    start: 'დაწყება',
    login: 'უკვე გაქვთ დღიური? შესვლა',
  },
  gender: {
    title: 'აირჩიეთ სქესი',
    note: 'სქესის მიხედვით სხეული ენერგიას სხვადასხვანაირად ხარჯავს.',
    legend: 'სქესი',
    choices: body.genders,
  },
  numbers,
  notANumber: (example: string) => `ჩაწერეთ რიცხვი, მაგალითად ${example}`,
  ageNote: 'ასაკთან ერთად იცვლება, რამდენ ენერგიას ხარჯავს ორგანიზმი.',
  heightNote: 'გაიზომეთ ფეხსაცმლის გარეშე.',
  weightNote: 'ამის მიხედვით გამოვთვლით კალორიების დღიურ ნორმას.',
  weightLater: 'ახალ წონას დღიურში ნებისმიერ დროს ჩაწერთ.',
  goal: {
    title: 'რა არის თქვენი მიზანი?',
    legend: 'მიზანი',
    choices: body.goals,
  },
  target: {
    note: (weight: string) => `ახლა თქვენი წონაა ${weight}.`,
    notBelow: (weight: string) => `წონის კლებისთვის სასურველი წონა ახლანდელზე (${weight}) ნაკლები უნდა იყოს`,
    notAbove: (weight: string) => `წონის მომატებისთვის სასურველი წონა ახლანდელზე (${weight}) მეტი უნდა იყოს`,
    noRoom: 'ამ წონიდან ასეთი მიზნის დაგეგმვა შეუძლებელია. აირჩიეთ წონის შენარჩუნება.',
    maintain: 'წონის შენარჩუნება',
  },
  activity: {
    title: 'რამდენად აქტიური ხართ?',
    legend: 'აქტივობის დონე',
    choices: body.activityLevels,
  },
  summary: {
    title: 'თქვენი პირადი გეგმა',
    daily: 'დღიური ნორმა',
    carbs: 'ნახშირწყლები',
    proteins: 'ცილები',
    fats: 'ცხიმები',
    water: 'წყალი',
    forecast: 'წონის პროგნოზი',
    forecastLabel: (from: string, to: string, when: string) => `პროგნოზი: ახლა ${from}, ${to} სავარაუდოდ ${when}`,
    today: 'დღეს',
    overTwoYears: '2 წელზე მეტ ხანში',
    keep: (weight: string) => `წონა იგივე დარჩება: ${weight}.`,
    noChange: 'ამ ნორმით წონა თითქმის არ შეიცვლება.',
    disclaimer: `თარიღი სავარაუდოა. ${DISCLAIMER}`,
    disclaimerWithoutDate: DISCLAIMER,
    /** For who is under 18. */
    minor: '18 წლამდე ორგანიზმი იზრდება: კლების გეგმას ექიმთან ან პედიატრთან შეთანხმების გარეშე ნუ მიჰყვებით.',
    macrosExceed: (energy: string) =>
      `ნახშირწყლების, ცილებისა და ცხიმების მიზნები თქვენს წონაზეა გათვლილი და ერთად ${energy} გამოდის, ნორმაზე მეტი. უპირველესად კალორიების ნორმას მიჰყევით.`,
  },
  safety: {
    targetTooLow: (least: string) =>
      `თქვენი სიმაღლისთვის ჯანსაღი წონის მინიმუმია ${least}. უფრო ნაკლები შეიძლება სახიფათო იყოს.`,
    chooseTarget: (least: string) => `ავირჩიოთ ${least}`,
    stayHere: (least: string) =>
      `თქვენი სიმაღლისთვის ჯანსაღი წონის მინიმუმია ${least}. გირჩევთ, ახლანდელი წონა შეინარჩუნოთ.`,
    chooseMaintain: 'შევინარჩუნოთ წონა',
    kcalTooLow: (least: string) =>
      `ეს ნორმა უსაფრთხო მინიმუმზე (${least}) ნაკლებია და ექიმის ზედამხედველობის გარეშე შეიძლება სახიფათო იყოს.`,
    chooseKcal: (least: string) => `ავირჩიოთ ${least}`,
    kcalChosen: (least: string) => `არჩეულია უსაფრთხო ნორმა: ${least}. წონა უფრო ნელა შეიცვლება.`,
    takeBack: (kcal: string) => `დავაბრუნოთ ${kcal}`,
  },
  features: {
    title: 'რას შეძლებთ ლუკმაში',
    points: {
      offline: {
        title: 'მუშაობს უინტერნეტოდაც',
        text: 'ჩანაწერი მაშინვე მოწყობილობაზე ინახება და თავისით იგზავნება, როცა კავშირი აღდგება.',
      },
      food: {
        title: 'ქართული სამზარეულოსთვის',
        text: 'ხინკალი, ლობიო, ფხალი: ჩაიწერეთ ის, რასაც მართლა მიირთმევთ.',
      },
      goals: {
        title: 'დღის მიზანი თვალწინ',
        text: 'მიღებული და დარჩენილი კალორიები ყოველი კერძის შემდეგ ახლდება.',
      },
      water: {
        title: 'წყალი და წონა',
        text: 'ჭიქა წყალი ერთი შეხებით, წონის ცვლილება კი გრაფიკზე.',
      },
      trial: {
        title: '3-დღიანი საცდელი პერიოდი',
        text: 'PRO ფუნქციები უფასოდ გაიხსნება, ბარათი არ დაგჭირდებათ.',
      },
    },
    create: 'გეგმის შექმნა',
    offline:
      'ინტერნეტი არ არის. პასუხები მოწყობილობაზე ინახება: დააჭირეთ ღილაკს და გეგმა თავისით შეიქმნება, როცა კავშირი აღდგება.',
    waitingForNetwork: 'ინტერნეტს ველოდებით',
    waitingText:
      'პასუხები შენახულია. გეგმა თავისით შეიქმნება, როცა კავშირი აღდგება. თუ გვერდს დახურავთ, შემდეგი გახსნისას გავაგრძელებთ.',
  },
  waiting: {
    title: 'გთხოვთ დაელოდოთ, თქვენი კვების გეგმა მზადდება',
    processing: 'მონაცემები მუშავდება',
    building: 'კვების გეგმა იქმნება',
  },
  failure: {
    title: 'რეგისტრაციისას მოხდა შეცდომა, გთხოვთ, სცადოთ თავიდან',
    text: 'თქვენი პასუხები შენახულია.',
    noPlan: 'გეგმა ჯერ არ არის შედგენილი. აირჩიეთ აქტივობის დონე და გეგმას გამოვთვლით.',
    makePlan: 'გეგმის შედგენა',
  },
  success: {
    title: 'თქვენი გეგმა მზად არის',
    text: 'ჩაწერეთ პირველი კერძი, წყალი ან წონა. ლუკმა დანარჩენს თავად დათვლის.',
    open: 'დღიურის გახსნა',
  },
};

/** What is wrong with a number, in words; `figures` are the bounds and the weight as they are shown. */
export function problemText(
  answer: NumberAnswer,
  problem: AnswerProblem,
  figures: { least: string; most: string; weight: string },
): string {
  switch (problem) {
    case 'too-small':
      return numbers[answer].least(figures.least);
    case 'too-large':
      return numbers[answer].most(figures.most);
    case 'not-below-weight':
      return onboarding.target.notBelow(figures.weight);
    case 'not-above-weight':
      return onboarding.target.notAbove(figures.weight);
  }
}
