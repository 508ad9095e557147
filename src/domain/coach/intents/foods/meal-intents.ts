import type { MealType } from '#domain/diary/meal-type.ts';
import type { Intent } from '#domain/coach/intent.ts';
import { leftSentence, recommend } from '#domain/coach/foods/recommend.ts';

const ideas = (id: string, meal: MealType, when: Intent['when'], unless: Intent['unless'] = []): Intent => ({
  id,
  when,
  unless: ['food', ...unless],
  answer: (asked) =>
    leftSentence(asked) +
    recommend(asked, meal, {
      protein: asked.question.signs.has('protein') || asked.question.signs.has('high_protein'),
    }),
  next: ['კიდევ რას მირჩევთ?'],
});

/** Ideas for each meal, and for the hours around training. */
export const MEAL_INTENTS: readonly Intent[] = [
  ideas('breakfast-ideas', 'breakfast', [
    ['breakfast'],
    ['breakfast', 'what', 'eat'],
    ['breakfast', 'advise'],
    ['morning', 'what', 'eat'],
    ['morning', 'eat'],
    ['morning', 'advise'],
    ['morning', 'cook'],
    ['breakfast', 'want'],
  ]),
  ideas('lunch-ideas', 'lunch', [
    ['lunch'],
    ['lunch', 'what', 'eat'],
    ['lunch', 'advise'],
    ['lunch', 'what', 'cook'],
    ['lunch', 'want'],
  ]),
  ideas('dinner-ideas', 'dinner', [
    ['dinner'],
    ['dinner', 'what', 'eat'],
    ['dinner', 'advise'],
    ['dinner', 'what', 'cook'],
    ['evening', 'what', 'eat'],
    ['evening', 'advise'],
    ['evening', 'what', 'cook'],
    ['dinner', 'want'],
    ['evening', 'what', 'eat', 'gain'],
  ]),
  ideas('snack-ideas', 'snacks', [
    ['snack'],
    ['snack', 'dish'],
    ['snack', 'what'],
    ['snack', 'advise'],
    ['snack', 'want'],
    ['snack', 'what', 'eat'],
    ['snack', 'healthier', 'advise'],
  ]),
  {
    id: 'before-training',
    when: [
      ['training', 'before'],
      ['training', 'before', 'what', 'eat'],
      ['training', 'before', 'eat'],
    ],
    answer: (asked) =>
      `ვარჯიშამდე 2–3 საათით ადრე მიირთვით ჩვეულებრივი კერძი ნახშირწყლებითა და ცილით; თუ სულ ერთი საათი დარჩა, საკმარისია ბანანი ან პური თაფლით. ცხიმიანი და ბოჭკოიანი საჭმელი სხვა დროს გადადეთ. ${recommend(asked, 'snacks')}`,
    next: ['ვარჯიშის შემდეგ რა ვჭამო?'],
  },
  {
    id: 'after-training',
    when: [
      ['training', 'after'],
      ['training', 'after', 'what', 'eat'],
      ['training', 'after', 'eat'],
    ],
    answer: (asked) =>
      `ვარჯიშის შემდეგ, ერთი-ორი საათის განმავლობაში, მიირთვით ცილა და ნახშირწყლები და დალიეთ წყალი. ${leftSentence(asked)}${recommend(asked, 'snacks', { protein: true })}`,
    next: ['რამდენი ცილა დამრჩა?'],
  },
  {
    id: 'week-plan',
    when: [
      ['plan'],
      ['week', 'eat', 'plan'],
      ['plan', 'week'],
      ['plan', 'want'],
      ['plan', 'eat'],
      ['shopping'],
      ['shopping', 'where'],
      ['plan', 'where'],
      ['plan', 'eat', 'want'],
    ],
    answer: () =>
      'კვირის მენიუს აპლიკაცია თავად ადგენს თქვენი მიზნისა და დიეტის მიხედვით: გახსენით „დიეტა და კვება“. კერძი თუ არ მოგეწონათ, შეცვალეთ სხვით, ან მთელი კვირა თავიდან შეადგინეთ. იქვეა საყიდლების სიაც.',
  },
];
