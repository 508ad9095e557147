import type { Missing } from '#domain/body/expenditure/expenditure.ts';

const missing: Record<Missing, string> = { 'logged-days': 'სრულად ჩაწერილი დღე', 'weigh-ins': 'აწონვა' };

/** The card of what the body burns, and the weekly check-in; every figure comes formatted. */
export const expenditure = {
  title: 'რამდენს ხარჯავს სხეული',
  aDay: 'დღეში',
  byEntries: 'თქვენი ჩანაწერებით',
  between: (low: string, high: string) => `დიდი ალბათობით ${low}–${high}`,
  formula: 'ფორმულით',
  trendWeight: 'წონა რყევების გარეშე',
  weeklyChange: 'ცვლილება კვირაში',
  weeklyChangeNote: 'ბოლო 4 კვირის საშუალო',

  learning: 'ჯერ ვსწავლობთ',
  learningText: 'საკუთარი ხარჯის დასადგენად ბოლო 28 დღეში საჭიროა:',
  missing,
  of: (have: string, need: string) => `${have} / ${need}`,
  formulaMeanwhile: (kcal: string) => `მანამდე ვიყენებთ ფორმულას: დღეში დაახლოებით ${kcal}.`,
  how: 'როგორ ვითვლით',

  mark: 'ეს დღე სრულად ჩაიწერა?',
  markHint: 'ნახევრად ჩაწერილ დღეს გამოთვლაში არ ჩავთვლით.',
  marks: { all: 'სრულად', part: 'ნაწილობრივ', unsaid: 'ავტო' },
  markNotSaved: 'ნიშანი ვერ შეინახა',

  checkIn: 'კვირის შემოწმება',
  offer: (present: string, offered: string) =>
    `ახლა თქვენი მიზანია ${present}. თქვენი ხარჯითა და არჩეული ტემპით გამოდის ${offered}. შევცვალოთ?`,
  yes: 'კი, შეცვალეთ',
  no: 'არა, დარჩეს',
  later: 'მოგვიანებით',
  changed: (kcal: string) => `მიზანი შეიცვალა: ${kcal}`,
  notChanged: 'მიზანი ვერ შეინახა',
  notKept: 'პასუხი ვერ შეინახა',
};
