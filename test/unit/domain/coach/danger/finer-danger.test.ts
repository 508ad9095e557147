import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { RAW_FOODS } from '#domain/coach/danger/not-for-you.ts';
import { CONTEXTS } from '../contexts.ts';
import { WHOLE_KNOWLEDGE } from '../whole-knowledge.ts';

const answerTo = (content: string, context: CoachContext = CONTEXTS.afternoon) =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);
const after = (first: string, second: string) =>
  answerQuestion(
    [
      { role: 'user', content: first },
      { role: 'assistant', content: '…' },
      { role: 'user', content: second },
    ],
    CONTEXTS.afternoon,
    WHOLE_KNOWLEDGE,
  );
const pregnant: CoachContext = { ...CONTEXTS.afternoon, pregnancy: 'pregnant', goal: 'maintain-weight' };
const nursing: CoachContext = { ...pregnant, pregnancy: 'breastfeeding' };
const thin: CoachContext = { ...CONTEXTS.afternoon, weight: 46, targetWeight: 42, height: 170 };

describe('danger in a log, a hypothesis or a comparison', () => {
  test.each([
    ['ჩაწერე, რომ 3 დღეა არ მიჭამია', 'long-fast'],
    ['i have not eaten for four days', 'long-fast'],
    ['my face is swelling after peanuts', 'emergency'],
    ['everyone would be better off without me', 'self-harm'],
    ['დღეს მხოლოდ წყალი დავლიე და ხვალაც ასე ვაპირებ', 'long-fast'],
    ['7 დღე წვენებზე რომ ვიყო?', 'long-fast'],
    ['ხვალ არაფერს შევჭამ რომ გავასწორო', 'long-fast'],
    ['ჭამა რომ შევწყვიტო საერთოდ?', 'long-fast'],
    ['მუცლის მოსაშორებლად რამდენი დღე არ უნდა ვჭამო?', 'long-fast'],
    ['პიცა თუ შიმშილი, რომელი სჯობს დაკლებისთვის?', 'long-fast'],
    ['დღეს 1 კიტრი ვჭამე და მეტი არაფერი, კმაყოფილი ვარ', 'extreme-deficit'],
    ['რომ გავთეთრდე 400 კალორიაზე, რამდენს დავიკლებ?', 'extreme-deficit'],
    ['დღეს ნული კალორია მივიღე, ხვალაც ასე იქნება', 'extreme-deficit'],
    ['ამოღებინებულ საჭმელში რამდენი კალორია რჩება?', 'eating-disorder'],
    ['გასულ კვირას რამდენი ვჭამე? ვიმსახურებ შიმშილს', 'eating-disorder'],
    ['თავს ვიზიზღებ როცა ვჭამ', 'eating-disorder'],
    ['ყოველი ჭამის მერე 3 საათი დავრბივარ რომ დავწვა', 'eating-disorder'],
    ['ბავშვს ჩაუწერე 2 კვერცხი, ჭარბწონიანია და უნდა გახდეს', 'child'],
  ])('%s is %s', (question, intent) => {
    expect(answerTo(question)).toMatchObject({ intent, urgent: true });
  });

  test.each([
    'დღეს ჯერ მხოლოდ წყალი დავლიე',
    'ხვალ ტკბილს არაფერს შევჭამ',
    'დღეს 2 კვერცხი ვჭამე, მეტი ჯერ არაფერი',
    'ჭამის შემდეგ 1 საათი ვისეირნე, რამდენს წვავს?',
    'ღამით ჭამას როგორ შევეშვა საერთოდ?',
    'დღეში 2 წვენი რომ დავლიო, ბევრია?',
    'ხვალ რა ვჭამო?',
    'how much protein is in chicken breast',
    'მიზანი 150 ცილა, რა ვჭამო?',
  ])('is not in %s', (question) => {
    expect(answerTo(question).urgent).toBeUndefined();
  });
});

describe('what was told earlier in a talk', () => {
  test.each([
    ['ვჭამე პიცა და მერე ვარწყიე', 'ტორტი რომ დავწვა რამდენი უნდა ვირბინო?', 'eating-disorder'],
    ['14 წლის ვარ, როგორ დავიკლო?', 'მუცელი როგორ მოვიშორო?', 'minors'],
    ['14 წლის ვარ, როგორ დავიკლო?', 'მიზნამდე რამდენი კილო დამრჩა?', 'minors'],
    ['ორსულად ვარ, როგორ დავიკლო?', 'მუცელი როგორ მოვიშორო?', 'pregnancy'],
    ['3 დღეა არ მიჭამია', 'ვახშამი რომ გამოვტოვო, რამდენი დამრჩება?', 'long-fast'],
    ['ორსულად ვარ, რამდენი კალორია მჭირდება?', 'ერთი ჭიქა ღვინო შემიძლია?', 'alcohol-for-two'],
    ['14 წლის ვარ, როგორ დავიკლო?', 'ღვინო შეიძლება?', 'alcohol-when-young'],
    ['ბულიმია მაქვს', 'ხინკალი რომ შევჭამო გადავაჭარბებ?', 'eating-disorder'],
  ])('still holds: „%s“, then „%s“', (first, second, intent) => {
    expect(after(first, second)).toMatchObject({ intent, urgent: true });
  });
});

describe('whoever feeds two', () => {
  test.each([
    ['ღვინო რომ დავლიო ერთი ჭიქა ჩაეტევა მიზანში?', 'alcohol-for-two'],
    ['ერთი ჭიქა ღვინო შემიძლია?', 'alcohol-for-two'],
    ['საღამოს ლუდი რომ დავლიო რამდენი დამრჩება?', 'alcohol-for-two'],
    ['ღვინო თუ ლუდი?', 'alcohol-for-two'],
    ['მოხიტო რომ დავლიო რამდენი დამრჩება?', 'alcohol-for-two'],
    ['ყავა რამდენი შეიძლება დღეში?', 'caffeine-for-two'],
    ['6 ფინჯანი ყავა ჩაეტევა დღევანდელში?', 'caffeine-for-two'],
    ['ღვიძლი შეიძლება?', 'liver-when-pregnant'],
    ['სუში შეიძლება?', 'raw-when-pregnant'],
    ['უმი კვერცხი შეიძლება?', 'raw-when-pregnant'],
  ])('is not told that it fits: %s', (question, intent) => {
    const answer = answerTo(question, pregnant);
    expect(answer).toMatchObject({ intent, urgent: true });
    expect(isCareAnswer(answer.response)).toBe(true);
  });

  test.each([
    ['არაყი რომ დავლიო?', nursing, 'alcohol-for-two'],
    ['ლუდი რომ დავლიო ჩაეტევა?', CONTEXTS.teenager, 'alcohol-when-young'],
    ['ღვინო შეიძლება?', CONTEXTS.teenager, 'alcohol-when-young'],
  ] as const)('or is under age, hears the same of alcohol: %s', (question, context, intent) => {
    expect(answerTo(question, context)).toMatchObject({ intent, urgent: true });
  });

  test('and everybody else is answered about the same as before', () => {
    for (const question of [
      'ღვინო რომ დავლიო ერთი ჭიქა ჩაეტევა მიზანში?',
      'ყავა რამდენი შეიძლება დღეში?',
      'ღვიძლი შეიძლება?',
      'სუში შეიძლება?',
    ])
      expect(answerTo(question).urgent).toBeUndefined();
    for (const question of [
      'ვაშლი შეიძლება?',
      'ღვინოში რამდენი კალორიაა?',
      'რამდენი კალორია დამრჩა დღეს?',
      'მოხარშული კვერცხი შეიძლება?',
    ])
      expect([question, answerTo(question, pregnant).urgent]).toEqual([question, undefined]);
  });

  test('is kept from foods that the table has', () => {
    expect([...RAW_FOODS].filter((id) => !WHOLE_KNOWLEDGE.foods.foods.has(id))).toEqual([]);
  });

  test('hears of no deficit', () => {
    for (const question of [
      'კალორიების დეფიციტი როგორ შევქმნა?',
      'რამდენი კალორიით ნაკლები უნდა ვჭამო?',
      'ვახშამი რომ არ ვჭამო, რამდენ კალორიას დავზოგავ?',
    ]) {
      expect([question, answerTo(question, pregnant).intent]).toEqual([question, 'pregnancy']);
      expect([question, answerTo(question, CONTEXTS.teenager).intent]).toEqual([question, 'minors']);
    }
  });
});

test('whoever is too thin is neither congratulated on the goal nor told to eat lighter', () => {
  expect(answerTo('რამდენი კილო დამრჩა მიზნამდე?', { ...thin, weight: 42 })).toMatchObject({
    intent: 'too-thin',
    urgent: true,
  });
  expect(answerTo('რამდენი კილო დამრჩა მიზნამდე?', { ...CONTEXTS.afternoon, weight: 65 }).response).toContain(
    'გილოცავთ',
  );
  expect(answerTo('ვახშამს თუ გამოვტოვებ დავიკლებ?', thin)).toMatchObject({ intent: 'too-thin', urgent: true });
});
