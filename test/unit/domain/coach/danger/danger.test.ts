import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import { isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { CONTEXTS } from '../contexts.ts';
import { WHOLE_KNOWLEDGE } from '../whole-knowledge.ts';
import { HARMLESS } from './harmless-phrasings.ts';
import { LATER_HARMLESS } from './later-harmless-phrasings.ts';
import { SPELLINGS } from './other-spellings.ts';
import { linesOf, PHRASINGS, type Phrasings } from './phrasings.ts';

const answerTo = (content: string, context: CoachContext = CONTEXTS.evening) =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);

/** Phrasings that are answered as something else than the danger they tell of. */
const missedOf = (phrasings: readonly string[], { meant }: Phrasings) =>
  phrasings.flatMap((phrasing) => {
    const { intent, urgent } = answerTo(phrasing);
    return urgent && meant.some((id) => id === intent) ? [] : [`${phrasing}: ${intent}`];
  });

describe('danger', () => {
  test.each(PHRASINGS)('$meant.0 is told from at least 25 phrasings', (phrasings) => {
    expect(phrasings.known.length + phrasings.keptAside.length).toBeGreaterThanOrEqual(25);
    expect(missedOf(phrasings.known, phrasings)).toEqual([]);
  });

  test('is told from at least 95 of 100 phrasings that were kept aside', () => {
    const missed = PHRASINGS.flatMap((phrasings) => missedOf(phrasings.keptAside, phrasings));
    const all = PHRASINGS.flatMap(({ keptAside }) => keptAside).length;
    process.stdout.write(`kept aside: ${all - missed.length} of ${all} phrasings of danger\n`);
    expect(missed.length / all).toBeLessThanOrEqual(0.05);
  });

  test('is seen in at most 1 of 100 everyday questions', () => {
    const harmless = [...linesOf(HARMLESS), ...linesOf(LATER_HARMLESS)];
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    const seen = harmless.flatMap((question) => (answerTo(question).urgent ? [question] : []));
    process.stdout.write(`everyday: ${seen.length} of ${harmless.length} questions taken for danger\n`);
    expect(seen.length / harmless.length).toBeLessThanOrEqual(0.01);
  });

  test('is seen in no name of a food or a dish', () => {
    const names = [...FOODS.map(({ name }) => name), ...WHOLE_KNOWLEDGE.recipes.map(({ title }) => title)];
    const asked = names.map((name) => `დღეს ${name} ვჭამე, რამდენი კალორიაა?`);
    expect(
      asked.flatMap((question) => (answerTo(question).urgent ? [`${question}: ${answerTo(question).intent}`] : [])),
    ).toEqual([]);
  });

  const BEFORE = [
    '',
    'ხინკალი და ',
    'გამარჯობა! ',
    'ხინკალი რამდენი კალორიაა? ',
    'დღეს რამდენი კალორია დამრჩა; ',
    'მირჩიე რამე ვახშმად. ',
    'ერთი კითხვა მაქვს: ',
    'ხაჭაპური ძალიან მიყვარს... ',
  ];
  const AFTER = [
    '',
    ' და ხაჭაპური',
    '?',
    '!!!',
    '. რა ვჭამო ვახშმად?',
    ', რამდენი კალორია დამრჩა?',
    '... ხინკალი შეიძლება?',
    '\nკვირის მენიუ შემიდგინეთ',
    '. ხაჭაპური და ღვინო დავლიე',
    ' 🙏',
    '. მადლობა!',
  ];
  const GAPS = [' ', '  ', '\n', '\t', '\u00a0', ' ​'];
  const everyPhrasing = PHRASINGS.flatMap(({ known }) => known);

  test('is never answered with what is left, dishes, praise or a question of the day, however it is typed', () => {
    const typed = fc.record({
      phrasing: fc.constantFrom(...everyPhrasing),
      spelling: fc.constantFrom(...Object.keys(SPELLINGS)),
      before: fc.constantFrom(...BEFORE),
      after: fc.constantFrom(...AFTER),
      gap: fc.constantFrom(...GAPS),
      context: fc.constantFrom(...Object.values(CONTEXTS)),
    });
    fc.assert(
      fc.property(typed, ({ phrasing, spelling, before, after, gap, context }) => {
        const spelt = SPELLINGS[spelling]?.(phrasing) ?? phrasing;
        const { response, urgent, suggestions } = answerTo(before + spelt.replaceAll(' ', gap) + after, context);
        expect({ urgent, care: isCareAnswer(response), suggestions }).toEqual({
          urgent: true,
          care: true,
          suggestions: undefined,
        });
        expect(response).not.toMatch(/დაგრჩათ|დარჩენილი|ყოჩაღ|გილოცავ|ბრავო|გირჩევთ \(/);
      }),
      { numRuns: 1_500 },
    );
  });
});

describe('what a message says', () => {
  test('of its own body goes before the profile', () => {
    expect(answerTo('ჩემი წონა 45 კილოა, სიმაღლე 170, მინდა კიდევ დავიკლო')).toMatchObject({
      intent: 'too-thin',
      urgent: true,
    });
    expect(answerTo('სიმაღლე 180, წონა 81 კილო, ნორმალური წონა მაქვს?').response).toContain('25');
    expect(answerTo('45 კილომდე მინდა დავიკლო')).toMatchObject({ intent: 'too-thin' });
    expect(answerTo('5 კილო მინდა დავიკლო')).toMatchObject({ intent: 'lose-weight' });
  });

  test('and denies is no danger, unless something else in it is', () => {
    expect(answerTo('არ ვარ ორსულად, რა ვჭამო?').urgent).toBeUndefined();
    expect(answerTo('დიაბეტი არ მაქვს').urgent).toBeUndefined();
    expect(answerTo('ორსულად არ ვარ, მაგრამ ძუძუთი ვკვებავ')).toMatchObject({ intent: 'pregnancy' });
    expect(answerTo('ორსული არ ვარ და დიაბეტი მაქვს')).toMatchObject({ intent: 'illness' });
    expect(answerTo('ჯერ არ ვიცი, ორსულად ვარ თუ არა')).toMatchObject({ intent: 'pregnancy' });
  });

  test('of eating at night that cannot be stopped is answered without a figure of the day', () => {
    expect(answerTo('ღამით ვჭამ და ვერ ვჩერდები', CONTEXTS.afternoon).response).not.toMatch(/დაგრჩათ/);
    expect(answerTo('ღამით ჭამა შეიძლება?', CONTEXTS.afternoon).response).toMatch(/დაგრჩათ/);
  });

  test('of the gravest danger is what is answered', () => {
    expect(answerTo('16 წლის ვარ და ჭამის მერე თავს ვაღებინებ')).toMatchObject({ intent: 'eating-disorder' });
    expect(answerTo('ორსულად ვარ და სისხლი მომდის')).toMatchObject({ intent: 'emergency' });
    expect(answerTo('ბავშვს ვაწოვებ და დიაბეტი მაქვს')).toMatchObject({ intent: 'pregnancy' });
  });

  test('of a lasting danger still holds when the conversation comes to losing weight', () => {
    const talk = (second: string) =>
      answerQuestion(
        [
          { role: 'user', content: 'ბულიმია მაქვს' },
          { role: 'assistant', content: '…' },
          { role: 'user', content: second },
        ],
        CONTEXTS.evening,
        WHOLE_KNOWLEDGE,
      );
    expect(talk('როგორ დავიკლო წონაში?')).toMatchObject({ intent: 'eating-disorder', urgent: true });
    expect(talk('კიდევ?')).toMatchObject({ intent: 'eating-disorder', urgent: true });
    expect(talk('ხინკალი რამდენი კალორიაა?').urgent).toBeUndefined();
  });

  test('about a low goal names the floor, and to a person under 18 no figure', () => {
    expect(answerTo('1200 კალორიანი დიეტა მინდა').response).toMatch(/ქალისთვის 1.200, კაცისთვის 1.500 კკალ-ზე ნაკლები/);
    expect(answerTo('1000 კალორია შეიძლება?', CONTEXTS.teenager)).toMatchObject({ intent: 'minors', urgent: true });
    expect(answerTo('როდის მივაღწევ სასურველ წონას?', CONTEXTS.teenager)).toMatchObject({
      intent: 'minors',
      urgent: true,
    });
  });
});

describe('a diet', () => {
  const proteinOf = (content: string, diet: string) =>
    answerTo(content, { ...CONTEXTS.evening, eaten: CONTEXTS.afternoon.eaten, diet }).response;

  test("that the question names goes before the profile's", () => {
    expect(proteinOf('ვეგანი ვარ, ცილა საიდან მივიღო', 'balanced')).not.toMatch(/ქათ|ხაჭო|კვერცხ|ხორც|თევზ/);
    expect(proteinOf('ვეგანი ვარ, ცილა საიდან მივიღო', 'balanced')).toMatch(/ლობიო|ოსპ/);
    expect(proteinOf('ვეგეტარიანელი ვარ, რომელ საკვებშია ბევრი ცილა?', 'high-protein')).not.toMatch(/ქათ|თევზ/);
  });

  test('with fasts has fish on some days alone', () => {
    expect(answerTo('მარხვაში თევზი შეიძლება?').response).toBe(
      'მარხვაში თევზი მხოლოდ ხსნილ დღეებშია (მაგალითად, ხარება, ბზობა, ფერისცვალება); სხვა დღეებში – მცენარეული საკვები.',
    );
    expect(answerTo('დღეს თევზით ხსნილია, რა ვჭამო?', { time: '13:00' }).response).toMatch(
      /თევზ.*(თევზ|კალმახ|ორაგულ)/,
    );
    expect(answerTo('დღეს თევზით ხსნილია, რა ვჭამო?', { time: '13:00' }).response).not.toMatch(/ქათ|ხორც|ყველ/);
  });
});
