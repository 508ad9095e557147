import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';
import type { EatingRules } from '../plan/planner/eating-rules.ts';
import type { Question, Sign } from './question/read-question.ts';

/** Everything an answer is made from. */
export interface Asked {
  question: Question;
  context: CoachContext;
  knowledge: CoachKnowledge;
  /** What the person does not eat on the day that is asked about. */
  rules: EatingRules;
  /** What was said before the question, the oldest first. */
  before: readonly CoachMessage[];
}

/** Something that people ask for in so many ways that signs alone do not tell it: the first that fits is meant, before any `Intent`. */
export interface PreciseIntent extends Pick<Intent, 'id' | 'answer' | 'next'> {
  fits: (question: Question) => boolean;
}

/** Something that people ask for. */
export interface Intent {
  id: string;
  /** It is meant when all signs of one of these are there. The rarer the signs, the surer. */
  when: readonly (readonly Sign[])[];
  /** Never meant when one of these is there. */
  unless?: readonly Sign[];
  /** One to five sentences. */
  answer: (asked: Asked) => string;
  /** Questions that may come next. */
  next?: readonly string[];
}
