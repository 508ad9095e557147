import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { CARE_ANSWERS, isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { findByRules, findDanger } from '#domain/coach/danger/find-danger.ts';
import { PLACES } from '#domain/coach/danger/learned/features.ts';
import { LEARNED } from '#domain/coach/danger/learned/learned-table.ts';
import { FIRST_VOICE, readPhrases, type Phrase } from '#test/danger/phrasing-files.ts';
import { CONTEXTS } from '../contexts.ts';
import { WHOLE_KNOWLEDGE } from '../whole-knowledge.ts';

const { foods } = WHOLE_KNOWLEDGE;
const answerTo = (content: string, context: CoachContext = CONTEXTS.evening) =>
  answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);
const lines = readPhrases('lines');
const keptAside = readPhrases('kept-aside');
/** Lines of the lists before there were voices, and lines of voices. */
const ofFirst = (phrases: readonly Phrase[]) => phrases.filter(({ voice }) => voice === FIRST_VOICE);
const ofVoices = (phrases: readonly Phrase[]) => phrases.filter(({ voice }) => voice !== FIRST_VOICE);

/** The share of lines that are answered as danger, told on the terminal. */
function shareOf(name: string, texts: readonly string[]): number {
  const taken = texts.filter((text) => answerTo(text).urgent).length;
  process.stdout.write(`${name}: ${taken} of ${texts.length} taken for danger\n`);
  return taken / texts.length;
}
const textsOf = (phrases: readonly { text: string }[]): string[] => phrases.map(({ text }) => text);

describe('rules and second opinion together', { timeout: 120_000 }, () => {
  test('find the phrasings on which they were tuned', () => {
    expect(shareOf('phrasings tuned on', textsOf(lines.danger))).toBeGreaterThanOrEqual(0.97);
  });

  test('find most phrasings that were kept aside', () => {
    expect(keptAside.danger.length).toBeGreaterThanOrEqual(600);
    expect(shareOf('phrasings kept aside', textsOf(ofFirst(keptAside.danger)))).toBeGreaterThanOrEqual(0.92);
    expect(shareOf('phrasings of voices kept aside', textsOf(ofVoices(keptAside.danger)))).toBeGreaterThanOrEqual(0.8);
  });

  test('take few everyday lines that are near a danger for one', () => {
    expect(shareOf('everyday lines tuned on', textsOf(lines.everyday))).toBeLessThanOrEqual(0.02);
    expect(shareOf('everyday lines kept aside', textsOf(ofFirst(keptAside.everyday)))).toBeLessThanOrEqual(0.055);
    expect(shareOf('everyday lines of voices kept aside', textsOf(ofVoices(keptAside.everyday)))).toBeLessThanOrEqual(
      0.11,
    );
  });

  test('answer whatever they find with care, and with no figure, dish, praise or question of the day', () => {
    const found = [...lines.danger, ...keptAside.danger].filter(({ text }) => findDanger(text, {}, foods));
    const one = fc.record({
      phrase: fc.constantFrom(...found),
      context: fc.constantFrom(...Object.values(CONTEXTS)),
    });
    fc.assert(
      fc.property(one, ({ phrase: { text }, context }) => {
        const { response, urgent, suggestions } = answerTo(text, context);
        expect({ urgent, care: isCareAnswer(response), suggestions }).toEqual({
          urgent: true,
          care: true,
          suggestions: undefined,
        });
        expect(response).not.toMatch(/დაგრჩათ|დარჩენილი|ყოჩაღ|გილოცავ|ბრავო/);
      }),
      { numRuns: 600 },
    );
  });

  test('leave next to no phrasing of danger to an answer with what is left or with praise', () => {
    const told = [...lines.danger, ...keptAside.danger].filter(({ text }) => {
      const { response, urgent } = answerTo(text);
      return !urgent && /დაგრჩათ|დარჩენილი|ყოჩაღ|გილოცავ|ბრავო/.test(response);
    });
    process.stdout.write(`phrasings of danger answered with a figure of the day or praise: ${told.length}\n`);
    expect(told.length / (lines.danger.length + keptAside.danger.length)).toBeLessThanOrEqual(0.001);
  });
});

describe('the second opinion', () => {
  const heard = lines.danger.filter(({ text }) => !findByRules(text, {}, foods) && findDanger(text, {}, foods));

  test('hears what no rule finds', () => {
    expect(heard.length).toBeGreaterThanOrEqual(50);
  });

  test('gives the general answer where the class is a guess, and still names 112', () => {
    const unsure = heard.flatMap(({ text }) => findDanger(text, {}, foods) ?? []).filter((found) => found.unsure);
    expect(unsure.length).toBeGreaterThan(0);
    for (const { answer } of unsure) expect(answer).toBe(CARE_ANSWERS.unsure);
    expect(CARE_ANSWERS.unsure).toContain('112');
  });

  test('has a weight for each place, and is small', () => {
    expect([LEARNED.weights.length, LEARNED.classes.length]).toEqual([PLACES, PLACES]);
    expect(LEARNED.threshold).toBeGreaterThan(0);
  });

  test('hears a danger in the midst of much that is harmless', () => {
    const harmless =
      'დღეს დილით ვისაუზმე მაწონით და პურით, მერე სამსახურში წავედი და სადილად სალათი ვჭამე, საღამოს კი ';
    const told = heard.filter(({ text }) => findDanger(harmless + text, {}, foods)).length;
    expect(told / heard.length).toBeGreaterThanOrEqual(0.6);
  });
});
