/** One piece of an answer, in its order. */
export type AnswerPart =
  | string
  | { steps: readonly string[] }
  | { points: readonly string[] }
  /** A drawing that the help screen knows. */
  | { picture: 'expenditure' }
  | { sources: readonly { name: string; href: string }[] };

/** A screen that an answer leads to. */
type AnswerLink = '/dashboard' | '/mealplan' | '/history' | '/assistant' | '/profile' | '/fasts' | '/outbox';

/** A question with its answer. Its id is its address, /help#id, and never changes. */
export interface HelpAnswer {
  id: string;
  question: string;
  answer: readonly AnswerPart[];
  /** Other words that people look for it by. */
  words?: string;
  /** Left out where the server cannot do this. */
  needs?: 'photo' | 'sms' | 'payment';
  link?: { to: AnswerLink; label: string };
}

/** Answers that stand together. */
export interface HelpGroup {
  id: string;
  title: string;
  answers: readonly HelpAnswer[];
}
