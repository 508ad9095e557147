import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { CARE_ANSWERS, isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { mayStand } from '#domain/coach/danger/near-danger.ts';
import { understand } from '#domain/coach/understand.ts';
import { readPhrases, type Phrase } from '#test/danger/phrasing-files.ts';
import { EVERYDAY_LINES } from '../../food-text/fixtures/everyday-lines.ts';
import { CONTEXTS } from '../contexts.ts';
import { LABELLED_QUESTIONS } from '../labelled.ts';
import { WHOLE_KNOWLEDGE } from '../whole-knowledge.ts';
import { HARMLESS } from './harmless-phrasings.ts';
import { LATER_HARMLESS } from './later-harmless-phrasings.ts';
import { linesOf } from './phrasings.ts';

const answerTo = (content: string, context: CoachContext = CONTEXTS.evening) =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);
const lines = readPhrases('lines');
const keptAside = readPhrases('kept-aside');
const firstSight = readPhrases('first-sight');
const textsOf = (phrases: readonly Phrase[]): string[] => phrases.map(({ text }) => text);
const asked = [...LABELLED_QUESTIONS.tuned, ...LABELLED_QUESTIONS.keptAside].map(([text]) => text);
const ordinary = [...linesOf(HARMLESS), ...linesOf(LATER_HARMLESS)];

/** The same person on another day. */
const ANOTHER_DAY: CoachContext = {
  ...CONTEXTS.evening,
  goals: { calories: 2_411, macros: { carbs: 299, fats: 77, proteins: 111 }, water: 3_111 },
  eaten: { calories: 911, macros: { carbs: 103, fats: 22, proteins: 31 }, water: 355 },
  weight: 81.3,
  targetWeight: 71.1,
  weights: CONTEXTS.evening.weights.map(({ date, weight }) => ({ date, weight: weight + 9.1 })),
};
/** Energy, a weight of the person or of a food, praise. */
const FIGURE_OR_PRAISE = /\d (?:კკალ|გ|კგ|მლ)(?![ა-ჰ])|ულუფაზე|ყოჩაღ|გილოცავ|ბრავო/;

/** Care, „I do not know", or what may be said to anybody. */
const isHarmless = (text: string): boolean => {
  const { response, intent } = answerTo(text);
  return isCareAnswer(response) || intent === 'unknown' || mayStand(intent);
};
/** The share of lines that the coach understands and does not answer for fear of a danger, told on the terminal. */
function shareLost(name: string, texts: readonly string[]): number {
  const careful = texts.filter((text) => answerTo(text).intent === 'careful');
  const lost = careful.filter((text) => understand(text, [], WHOLE_KNOWLEDGE).intent).length;
  process.stdout.write(
    `${name}: ${lost} of ${texts.length} lose their answer, ${careful.length - lost} have none anyway\n`,
  );
  return lost / texts.length;
}

describe('what sounds a little like danger', { timeout: 120_000 }, () => {
  test('is in every listed phrasing that is not told from its words', () => {
    expect(textsOf(lines.danger).filter((text) => !isHarmless(text))).toEqual([]);
  });

  test('is in nearly all phrasings that were kept aside', () => {
    const texts = textsOf(keptAside.danger);
    const left = texts.filter((text) => !isHarmless(text)).length;
    process.stdout.write(`phrasings kept aside that may be answered with a figure: ${left} of ${texts.length}\n`);
    expect(left / texts.length).toBeLessThanOrEqual(0.009);
  });

  test('is in nearly all phrasings of a list that was written last, and in few plain questions beside it', () => {
    const left = textsOf(firstSight.danger).filter((text) => !isHarmless(text)).length;
    process.stdout.write(`phrasings at first sight: ${left} of ${firstSight.danger.length} may have a figure\n`);
    expect(left / firstSight.danger.length).toBeLessThanOrEqual(0.015);
    expect(shareLost('plain questions at first sight', textsOf(firstSight.everyday))).toBeLessThanOrEqual(0.02);
  });

  test('leaves English questions their answers', () => {
    expect(answerTo('how much water should I drink').careful).toBeUndefined();
    expect(answerTo('can I eat pizza tonight').careful).toBeUndefined();
  });

  test('is answered with no figure, dish, praise or question to ask next, on whatever day', () => {
    const careful = [...lines.danger, ...keptAside.danger].filter(({ text }) => answerTo(text).careful);
    expect(careful.length).toBeGreaterThanOrEqual(50);
    const one = fc.record({
      phrase: fc.constantFrom(...careful),
      context: fc.constantFrom(...Object.values(CONTEXTS), ANOTHER_DAY),
    });
    fc.assert(
      fc.property(one, ({ phrase: { text }, context }) => {
        const { response, intent, suggestions } = answerTo(text, context);
        expect(response === CARE_ANSWERS.careful || isCareAnswer(response) || mayStand(intent)).toBe(true);
        expect(response).not.toMatch(FIGURE_OR_PRAISE);
        expect(suggestions).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('is in few everyday lines, and a plain question has its figures', () => {
    expect(shareLost('ordinary questions', ordinary)).toBeLessThanOrEqual(0.015);
    expect(shareLost('questions of the coach', asked)).toBeLessThanOrEqual(0.005);
    expect(shareLost('lines of diaries', [...new Set(EVERYDAY_LINES.tuned.map(({ text }) => text))])).toBeLessThan(
      0.01,
    );
    expect(shareLost('everyday lines near a danger', textsOf(lines.everyday))).toBeLessThanOrEqual(0.025);
    expect(shareLost('such lines kept aside', textsOf(keptAside.everyday))).toBeLessThanOrEqual(0.18);
    expect(answerTo('დღეს რამდენი კალორია დამრჩა?').response).toContain('დაგრჩათ');
    expect(answerTo('რა ვჭამო ვახშმად?').response).toContain('ვახშმისთვის');
  });
});

describe('what may be said to anybody', { timeout: 120_000 }, () => {
  const texts = [...asked, ...ordinary, ...textsOf(lines.everyday), 'რა ამინდია?'];

  test('holds no figure of the day, no dish to eat and no praise', () => {
    const told = texts.flatMap((text) => {
      const { response, intent, urgent } = answerTo(text);
      if (urgent || (intent !== 'unknown' && !mayStand(intent))) return [];
      const holds = FIGURE_OR_PRAISE.test(response) || answerTo(text, ANOTHER_DAY).response !== response;
      return holds ? [`${text}: ${intent}`] : [];
    });
    expect(told).toEqual([]);
  });

  test('is said to what the coach does not understand: whom to turn to, and nothing of the day', () => {
    const { response, intent } = answerTo('რა ამინდი იქნება ხვალ თბილისში?');
    expect(intent).toBe('unknown');
    expect(response).toContain('ესაუბრეთ ექიმს');
    expect(response).not.toMatch(/დაგრჩათ|\d/);
  });
});
