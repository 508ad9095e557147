import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import { DAYS_TOLD, type CoachContext } from '#domain/coach/coach-context.ts';
import { EVERYDAY_FOODS } from '#domain/coach/foods/everyday-foods.ts';
import { logOffers } from '#domain/coach/foods/log-offer.ts';
import { pastSpan } from '#domain/coach/question/past-span.ts';
import { topicWords } from '#domain/coach/question/topics.ts';
import { CONTEXTS } from './contexts.ts';
import { FINER_QUESTIONS } from './finer-questions.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const ask = (content: string, context: CoachContext = CONTEXTS.afternoon) =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);
const said = (content: string, context?: CoachContext): string =>
  ask(content, context).response.replaceAll('\u00a0', ' ');
/** kcal of the dishes that an answer names, „…“ (320 კკალ, ცილა 24 გ). */
const dishKcal = (text: string): number[] =>
  [...text.matchAll(/“ \((\d[\d ]*) კკალ/gu)].map(([, kcal = '']) => Number(kcal.replaceAll(' ', '')));
const titlesOf = (text: string): string[] => [...text.matchAll(/„([^“]+)“ \(/gu)].map(([, title = '']) => title);

describe('what is only thought of', () => {
  test('is counted on top of the day', () => {
    expect(said('თუ 2 ბანანს შევჭამ, გადავაჭარბებ?')).toBe(
      'ბანანი (2 ცალი, 240 გ) დაახლოებით 216 კკალ-ია. დღეს 1 160 კკალ გაქვთ დარჩენილი, ასე რომ მიზანში ეტევა და კიდევ 944 კკალ დაგრჩებათ.',
    );
    expect(said('თუ 2 ბანანს შევჭამ, გადავაჭარბებ?', CONTEXTS.over)).toMatch(
      /^ბანანი .* 216 კკალ-ია\. დღევანდელი მიზანი უკვე შევსებულია, ამით მას 646 კკალ-ით გადასცდებით/u,
    );
    expect(said('თუ 2 ბანანს შევჭამ, გადავაჭარბებ?', CONTEXTS.nothing)).toContain('ვერ ვხედავ');
  });

  test('is said to go over where it does, with how many still fit', () => {
    const text = said('10 ხინკალი რომ შევჭამო გადავაჭარბებ?');
    expect(text).toMatch(
      /ხინკალი \(10 ცალი, .* მიზანს .* კკალ-ით გადასცდებით\. მიზანში \d ცალი ეტევა\. არაფერია სანერვიულო/u,
    );
  });

  test('is told apart from what was eaten: that may be logged already', () => {
    expect(said('2 ბანანი ვჭამე, კიდევ რამდენი შემიძლია?')).toBe(
      'ბანანი (2 ცალი, 240 გ) დაახლოებით 216 კკალ-ია. თუ ჯერ არ ჩაგიწერიათ, კიდევ 944 კკალ დაგრჩებათ; თუ უკვე ჩაწერილია, 1 160 კკალ დაგრჩათ.',
    );
  });

  test('leaves the day as it was: the same question and „what is left" have the same answers after it', () => {
    const before = said('რამდენი კალორია დამრჩა დღეს?');
    const first = said('თუ 5 ხინკალს შევჭამ, გადავაჭარბებ?');
    const talk = [
      { role: 'user', content: 'თუ 5 ხინკალს შევჭამ, გადავაჭარბებ?' },
      { role: 'assistant', content: first },
      { role: 'user', content: 'რამდენი კალორია დამრჩა დღეს?' },
    ] as const;
    expect(answerQuestion(talk, CONTEXTS.afternoon, WHOLE_KNOWLEDGE).response.replaceAll('\u00a0', ' ')).toBe(before);
    expect(said('თუ 5 ხინკალს შევჭამ, გადავაჭარბებ?')).toBe(first);
    expect(
      logOffers('თუ 5 ხინკალს შევჭამ, გადავაჭარბებ?', WHOLE_KNOWLEDGE.foods, { today: '2026-12-03', time: '14:00' }),
    ).toEqual([]);
  });

  test.each([
    'თუ 3 დღე არაფერს შევჭამ, რამდენს დავიკლებ?',
    '4 დღე რომ არ ვჭამო, რამდენ კილოს დავიკლებ?',
    'მთელი კვირა რომ მხოლოდ წყალი დავლიო, ჩავეტევი მიზანში?',
  ])('is no arithmetic where it is hunger: %s', (question) => {
    expect(ask(question)).toMatchObject({ intent: 'long-fast', urgent: true });
  });

  test('is no deficit for whoever is under age', () => {
    for (const question of [
      '1 კილო ცხიმი რამდენი კალორია უნდა დავიკლო?',
      'რამდენი კილო დამრჩა მიზნამდე',
      '10 კილოს დაკლებას რა დრო უნდა?',
      'მუცელი მინდა დავიკლო',
      'რა წონა უნდა მქონდეს?',
    ]) {
      expect([question, ask(question, CONTEXTS.teenager).intent]).toEqual([question, 'minors']);
    }
  });
});

test('nobody who is under age or feeds two is told of a deficit, of kilos to lose or how fast, whatever is asked', () => {
  const OF_LOSING =
    /ნაკლები უნდა მიიღოთ|დასაკლები დაგრჩათ|კვირას მოითხოვს|ჯანსაღი ტემპი|კლება უკვე გათვალისწინებულია|ჯანსაღი წონა დაახლოებით|კლება ჯანსაღი ტემპია/u;
  const people: CoachContext[] = [
    CONTEXTS.teenager,
    { ...CONTEXTS.afternoon, pregnancy: 'pregnant' },
    { ...CONTEXTS.afternoon, pregnancy: 'breastfeeding' },
  ];
  const told = people.flatMap((context) =>
    FINER_QUESTIONS.flatMap(([question]) => (OF_LOSING.test(said(question, context)) ? [question] : [])),
  );
  expect(told).toEqual([]);
});

test("a weight that the question names is reckoned with instead of the profile's, and never one below the healthy range", () => {
  const losing = { height: 166, weight: 78, targetWeight: 68, goal: 'lose-weight' };
  expect(said('როდის მივაღწევ 70 კილოს?', losing)).toMatch(/^70 კგ-მდე 8 კგ დაგრჩათ/u);
  expect(said('როდის მივაღწევ სასურველ წონას?', losing)).toMatch(/^სასურველ წონამდე 10 კგ დაგრჩათ/u);
  expect(said('45 კილომდე როდის ჩავალ?', losing)).not.toMatch(/კვირაში \d|დაგრჩათ/u);
});

describe('other days', () => {
  test('are answered from what they held', () => {
    expect(said('გუშინ რა ვჭამე?')).toMatch(
      /^გუშინ ჩაწერილია „შვრიის ფაფა“ \(380 კკალ\), „ხარჩო“ \(620 კკალ\) და „ბერძნული სალათი“ \(500 კკალ\)\. სულ 2 100 კკალ .*, იმ დღის მიზანზე 300 კკალ-ით მეტი\.$/u,
    );
    expect(said('გუშინწინ ვახშმად რა მქონდა')).toBe('გუშინწინ ჩაწერილია „ბორში“ (320 კკალ). ჯამში 320 კკალ.');
    expect(said('ორშაბათს რამდენი კალორია მივიღე')).toMatch(/^ორშაბათს მიღებულია 1 900 კკალ/u);
    expect(said('გუშინ რამდენი წყალი დავლიე')).toBe('გუშინ 1 500 მლ წყალი დალიეთ.');
  });

  test('are averaged over those that were logged, without today', () => {
    expect(said('ამ კვირაში საშუალოდ რამდენს ვჭამ')).toMatch(/^ამ კვირაში 3 დღეა ჩაწერილი: დღეში საშუალოდ 2 000 კკალ/u);
    expect(said('გასულ კვირას საშუალოდ რამდენი კალორია მივიღე')).toMatch(
      /^გასულ კვირას 6 დღეა ჩაწერილი: დღეში საშუალოდ 1 800 კკალ/u,
    );
    expect(said('წინა კვირას უფრო მეტი ვჭამე თუ ამ კვირას?')).toMatch(
      /^გასულ კვირას დღეში საშუალოდ 1 800 კკალ იყო, ამ კვირაში – 2 000 კკალ: 200 კკალ-ით მეტი/u,
    );
  });

  test('that were not logged, or cannot be seen, are said to be so', () => {
    expect(said('კვირადღეს რა ვჭამე?')).toBe('კვირას დღიურში კერძი არ ჩაწერილა, ამიტომ ვერ გეტყვით.');
    expect(said('50 დღის წინ რა ვჭამე?')).toMatch(/^50 დღის წინ რა იყო ჩაწერილი, აქედან ვერ ვხედავ/u);
    expect(said('გუშინ რა ვჭამე?', CONTEXTS.evening)).toMatch(/ვერ ვხედავ/u);
  });
});

test('a span without end costs no more than one that is told', () => {
  const words = (question: string) => topicWords(question);
  for (const question of ['ბოლო 730000 დღეში რამდენი ვჭამე?', 'ბოლო 100000 კვირაში რამდენი ვჭამე?']) {
    expect(pastSpan(words(question), '2026-12-03')?.days.length).toBeLessThanOrEqual(DAYS_TOLD + 1);
    expect(said(question)).toContain('აქედან ვერ ვხედავ');
  }
});

test('a title is cut between its characters, so that the answer can be kept', () => {
  const title = `${'ა'.repeat(39)}🥟 ხინკალი`;
  const context: CoachContext = {
    ...CONTEXTS.afternoon,
    dishes: [title],
    pastDishes: [{ date: '2026-12-02', meal: 'lunch', title, calories: 2050 }],
  };
  for (const question of ['გუშინ რა ვჭამე?', 'დღეს რა ვჭამე?']) {
    expect(said(question, context)).toContain('ააა');
    expect(said(question, context)).not.toMatch(/\p{Surrogate}/u);
  }
});

describe('a limit', () => {
  const LIMITS = [120, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700];
  const PHRASES = [
    (kcal: number) => `მარტივი ვახშამი ${kcal} კალორიამდე`,
    (kcal: number) => `საუზმე მირჩიე ${kcal} კკალ-მდე`,
    (kcal: number) => `რა ვჭამო სადილად, ${kcal} კალორიაზე ნაკლები`,
    (kcal: number) => `wasaxemsebeli ${kcal} kaloriamde`,
    (kcal: number) => `მაქსიმუმ ${kcal} კკალ ვახშამი მინდა`,
  ];

  test('is never exceeded by a dish that is offered', () => {
    const over = LIMITS.flatMap((kcal) =>
      PHRASES.flatMap((phrase) =>
        Object.values(CONTEXTS).flatMap((context) => {
          const { intent, response } = ask(phrase(kcal), context);
          const above = dishKcal(response.replaceAll('\u00a0', ' ')).filter((one) => one > kcal);
          return intent !== 'dishes-within' || above.length > 0 ? [[phrase(kcal), intent, ...above]] : [];
        }),
      ),
    );
    expect(over).toEqual([]);
  });

  test('in minutes is kept as well', () => {
    const text = said('20 წუთში მზა ვახშამი 450 კკალ მაქსიმუმ');
    const minutes = titlesOf(text).map(
      (title) => WHOLE_KNOWLEDGE.recipes.find((recipe) => recipe.title === title)?.minutes ?? Infinity,
    );
    expect(minutes.length).toBeGreaterThan(0);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20);
  });
});

describe('ideas for a meal', () => {
  const onDay = (today: string, question: string) =>
    titlesOf(said(question, { ...CONTEXTS.afternoon, today, dishes: [] }));

  test('are others tomorrow, and the same ones all day', () => {
    for (const question of [
      'რა ვჭამო ვახშმად?',
      'რა ვჭამო საუზმეზე?',
      'რა ვჭამო სადილად?',
      'რით წავიხემსო?',
      'სამარხვო კერძი მირჩიე',
    ]) {
      const days = ['2026-12-03', '2026-12-04', '2026-12-05'].map((day) => onDay(day, question));
      expect(days[0]).toEqual(onDay('2026-12-03', question));
      expect(days[0]).toHaveLength(3);
      expect(days[1]?.filter((title) => days[0]?.includes(title))).toEqual([]);
      expect(days[2]).not.toEqual(days[1]);
    }
  });
});

describe('what is compared', () => {
  test('is the food that was asked about, also where one side is only how it is made', () => {
    expect(said('ყავა შაქრით თუ უშაქროდ?')).toMatch(
      /^ყავა შაქრით .* – 33 კკალ, ყავა \(.*\) – 3 კკალ: ყავა 30 კკალ-ით ნაკლებია/u,
    );
    expect(said('თეთრი პური ჯობია თუ შავი?')).toMatch(/თეთრი პური .*შავი პური/u);
    expect(said('შემწვარი თუ მოხარშული კარტოფილი?')).toMatch(/შემწვარი კარტოფილი .*მოხარშული კარტოფილი/u);
    expect(said('რომელშია მეტი ცილა, კვერცხში თუ ხაჭოში?')).toMatch(
      /^100 გრამში ცილა: მოხარშული კვერცხი – .* გ, ხაჭო – .* გ\. მეტი: ხაჭო/u,
    );
  });
});

describe('a nutrient', () => {
  test('is told of the food, from the table', () => {
    const nutrients = WHOLE_KNOWLEDGE.foods.foods.get('banana')?.nutrients;
    expect(said('ბანანში კალიუმი რამდენია?')).toContain(
      `100 გრამში დაახლოებით ${Math.round(nutrients?.potassium ?? 0)} მგ`,
    );
  });

  test('of today is told with what is known of it, else that it cannot be seen', () => {
    expect(said('დღეს რამდენი ბოჭკო მივიღე?')).toContain('ვერ ვხედავ');
    const nutrients = { fibre: { amount: 14.2, coverage: 0.62, target: 25, kind: 'at-least' } } as const;
    expect(said('დღეს რამდენი ბოჭკო მივიღე?', { ...CONTEXTS.afternoon, nutrients })).toBe(
      'დღეს ჩაწერილ კერძებში ბოჭკო დაახლოებით 14 გ-ია, დღის ორიენტირი 25 გ-ია. ეს დღის კალორიების მხოლოდ 62%-ის მიხედვითაა, დანარჩენზე მონაცემი არ არის.',
    );
  });

  test('that a day needs is told with what was eaten, which is no zero where it is unknown', () => {
    expect(said('დღეში რამდენი ცილა მჭირდება')).toContain('დღეს მიღებული გაქვთ 28 გ.');
    expect(said('დღეში რამდენი ცილა მჭირდება', { ...CONTEXTS.afternoon, eaten: undefined })).toMatch(
      /^თქვენი დღის მიზანია \d+ გ ცილა\.$/u,
    );
  });

  test('is told of each that was named, of today and of a food', () => {
    const nutrients = {
      zinc: { amount: 1.2, coverage: 1, target: 9.3, kind: 'at-least' },
      iron: { amount: 3, coverage: 1, target: null, kind: 'at-least' },
    } as const;
    expect(said('დღეს რამდენი ცინკი და რკინა მივიღე?', { ...CONTEXTS.afternoon, nutrients })).toBe(
      'დღეს ჩაწერილ კერძებში თუთია დაახლოებით 1,2 მგ-ია, დღის ორიენტირი 9,3 მგ-ია. დღეს ჩაწერილ კერძებში რკინა დაახლოებით 3 მგ-ია.',
    );
    expect(said('ბანანში რამდენი კალიუმი და მაგნიუმია?')).toMatch(/კალიუმი: .* მაგნიუმი: /u);
  });

  test('that is said to be much in a food is much in the table: the cheeses that the answer about salt names', () => {
    expect(said('მარილი რამდენი უნდა მივიღო დღეში')).toContain('სულგუნში, იმერულ ყველში, გუდაში');
    const salt = ['sulguni', 'imeruli-cheese', 'guda'].map(
      (id) =>
        [...WHOLE_KNOWLEDGE.foods.foods.values()].find((food) => food.id === id || food.id === `${id}-cheese`)
          ?.nutrients.salt ?? 0,
    );
    expect(Math.min(...salt)).toBeGreaterThanOrEqual(1.5);
  });

  test('is looked for in foods of the table, and not in meat where somebody fasts', () => {
    expect(EVERYDAY_FOODS.filter((id) => !WHOLE_KNOWLEDGE.foods.foods.has(id))).toEqual([]);
    expect(said('რკინით მდიდარი რა საკვებია', CONTEXTS.faster)).not.toMatch(/ღვიძლ|ხორც|კვერცხ|თევზ/u);
    expect(said('რკინით მდიდარი რა საკვებია', CONTEXTS.afternoon)).toContain('ღვიძლი');
    expect(said('რკინით მდიდარი რა საკვებია', { ...CONTEXTS.afternoon, pregnancy: 'pregnant' })).not.toContain(
      'ღვიძლი',
    );
  });
});

describe('a diet that a question names', () => {
  test('goes before the one of the profile', () => {
    expect(said('ვეგანი ვარ, ცილა საიდან მივიღო')).not.toMatch(/ქათ|ხაჭო|კვერცხ|თევზ/u);
  });

  test('of fasting has fish on its days only, and on them dishes of fish', () => {
    expect(said('მარხვაში თევზი შეიძლება?')).toMatch(/^მარხვაში თევზი მხოლოდ ხსნილ დღეებშია/u);
    expect(titlesOf(said('დღეს თევზით ხსნილია, რა ვჭამო?')).length).toBeGreaterThan(0);
  });
});

test('an answer names the food that was asked about', () => {
  const FOODS = ['ბანანი', 'მაწონი', 'ხაჭაპური', 'ხინკალი', 'წიწიბურა', 'სულგუნი', 'თაფლი', 'ვაშლი'];
  const WAYS = [
    (food: string) => `${food} ასუქებს?`,
    (food: string) => `${food} სასარგებლოა?`,
    (food: string) => `${food} რამდენი კალორიაა`,
    (food: string) => `რომ შევჭამო 1 ${food}, რამდენი დამრჩება?`,
    (food: string) => `ჩაწერე 1 ${food}`,
    (food: string) => `${food} დღეში რამდენი შეიძლება?`,
  ];
  const missed = FOODS.flatMap((food) =>
    WAYS.flatMap((way) => (said(way(food)).includes(food.slice(0, -1)) ? [] : [way(food)])),
  );
  expect(missed).toEqual([]);
});
