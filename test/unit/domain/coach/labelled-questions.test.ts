import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import { CONTEXTS, type ContextName, type LabelledQuestion } from './contexts.ts';
import { LABELLED_QUESTIONS } from './labelled.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const answerTo = ([content, context]: LabelledQuestion) =>
  answerQuestion([{ role: 'user', content }], CONTEXTS[context], WHOLE_KNOWLEDGE);

function accuracyOf(questions: readonly LabelledQuestion[]): { share: number; wrong: string[] } {
  const wrong = questions.flatMap((asked) => {
    const { intent } = answerTo(asked);
    return intent === asked[2] ? [] : [`  ${asked[0]}: ${intent}, meant ${asked[2]}`];
  });
  return { share: 1 - wrong.length / questions.length, wrong };
}

const CONTEXT_NAMES = [
  'nothing',
  'afternoon',
  'evening',
  'over',
  'faster',
  'teenager',
] as const satisfies readonly ContextName[];
/** Modern Mkhedruli, digits, marks, and the few Latin names that Georgians write so. */
const CLEAN = /^(?:[ა-ჰ\d \u00a0.,:;!?()„“–\-/%₾]|BMI|BMR|TDEE|PRO|B\d{1,2}|[ABCDEK](?![A-Za-z]))+$/;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

describe('what is asked', () => {
  test('is understood in the questions that the coach was tuned on', () => {
    const { share, wrong } = accuracyOf(LABELLED_QUESTIONS.tuned);
    process.stdout.write(
      [`tuned: ${LABELLED_QUESTIONS.tuned.length} questions, ${percent(share)} understood`, ...wrong, ''].join('\n'),
    );

    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  test('is mostly understood in the questions kept aside', () => {
    const { share } = accuracyOf(LABELLED_QUESTIONS.keptAside);
    process.stdout.write(
      `kept aside: ${LABELLED_QUESTIONS.keptAside.length} questions, ${percent(share)} understood\n`,
    );

    expect(share).toBeGreaterThanOrEqual(0.5);
  });
});

describe('every answer', () => {
  const questions = [...LABELLED_QUESTIONS.tuned, ...LABELLED_QUESTIONS.keptAside];
  const everyWay = questions.flatMap(([question, , intent]) =>
    CONTEXT_NAMES.map((context): LabelledQuestion => [question, context, intent]),
  );
  const answers = everyWay.map((asked) => ({ asked: asked.join(' | '), response: answerTo(asked).response }));
  const faultsWhere = (isFaulty: (response: string) => boolean) => answers.filter(({ response }) => isFaulty(response));
  const sentencesOf = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length;

  test('is clean Georgian with figures', () => {
    expect(faultsWhere((response) => !CLEAN.test(response))).toEqual([]);
    expect(faultsWhere((response) => / {2}|\s[.,;:!?]|^\s|\s$/.test(response))).toEqual([]);
  });

  test('has no figure missing', () => {
    expect(
      faultsWhere((response) => /undefined|NaN|null|Infinity|\[object|– ?(?:კკალ|გ|მლ|კგ)/.test(response)),
    ).toEqual([]);
  });

  test('is at most five sentences and 700 characters', () => {
    expect(faultsWhere((response) => response === '' || response.length > 700 || sentencesOf(response) > 5)).toEqual(
      [],
    );
  });
});
