import { useState } from 'react';
import { ANSWER_BOUNDS, type NumberAnswer } from '#domain/body/answer-bounds.ts';
import { formatKg, formatNumber } from '#app/format/number.ts';
import { onboarding, problemText } from '#app/text/sign-in/onboarding.ts';
import { rangeOf } from '../draft.ts';
import { readAnswer } from './typed-number.ts';
import { changeDraft, useDraft } from '../use-draft.ts';

/** A number answer while it is typed, turned or stepped. */
export interface NumberEntry {
  value: number;
  least: number;
  most: number;
  step: number;
  /** What the input shows: the typing itself, or the answer. */
  text: string;
  /** Why what was typed is no answer, in words. */
  error: string | undefined;
  format: (value: number) => string;
  type: (text: string) => void;
  set: (value: number) => void;
  nudge: (steps: number) => void;
  /** The typing is over: shows the answer or the error; false for an error. */
  commit: () => boolean;
}

/** One number of the questionnaire. What is valid goes into the draft at once, what is not stays in the input. */
export function useNumberEntry(answer: NumberAnswer): NumberEntry {
  const { answers } = useDraft();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);

  const { step } = ANSWER_BOUNDS[answer];
  const { least, most } = rangeOf(answers, answer);
  const look = step === 1 ? {} : { decimals: 1, fixed: true };
  const format = (value: number) => formatNumber(value, look);
  const text = typed ?? format(answers[answer]);
  const read = readAnswer(answers, answer, text);

  const clear = () => {
    setTyped(null);
    setRefused(false);
  };
  return {
    value: answers[answer],
    least,
    most,
    step,
    text,
    error: refused && 'problem' in read ? wordsOf(read.problem) : undefined,
    format,
    type: (next) => {
      setTyped(next);
      const value = readAnswer(answers, answer, next);
      if ('value' in value) {
        setRefused(false);
        changeDraft({ type: 'answer', answers: { [answer]: value.value } });
      }
    },
    set: (value) => {
      clear();
      changeDraft({ type: 'answer', answers: { [answer]: value } });
    },
    nudge: (steps) => {
      clear();
      changeDraft({ type: 'nudge', answer, steps });
    },
    commit: () => {
      if ('problem' in read) setRefused(true);
      else clear();
      return 'value' in read;
    },
  };

  function wordsOf(problem: Exclude<typeof read, { value: number }>['problem']): string {
    if (problem === 'not-a-number') return onboarding.notANumber(format(answers[answer]));
    const bounds = ANSWER_BOUNDS[answer];
    return problemText(answer, problem, {
      least: formatNumber(bounds.least),
      most: formatNumber(bounds.most),
      weight: formatKg(answers.weight),
    });
  }
}
