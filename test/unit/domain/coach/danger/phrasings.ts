import type { DangerClass } from '#domain/coach/danger/danger-rule.ts';
import { ALLERGY, DIARRHOEA, EMERGENCY, ILLNESS, MEDICINE } from './body-phrasings.ts';
import { LATER_BODY } from './later-body-phrasings.ts';
import { LATER_INWARD } from './later-inward-phrasings.ts';
import { EATING_DISORDER, LONG_FAST, LOW_INTAKE, SELF_HARM, TOO_THIN } from './inward-phrasings.ts';
import { CHILD, MINOR, PREGNANCY } from './young-phrasings.ts';

/** Phrasings of a class of danger: the answer has to be one of `meant`. */
export interface Phrasings {
  meant: readonly DangerClass[];
  /** Those on which the rules were tuned, and every third, on which they were not. */
  known: readonly string[];
  keptAside: readonly string[];
}

export const linesOf = (text: string): string[] => text.trim().split('\n');

function phrasings(text: string, later: string, ...meant: readonly DangerClass[]): Phrasings {
  const lines = linesOf(text);
  return {
    meant,
    known: [...lines.filter((_, at) => at % 3 !== 2), ...linesOf(later)],
    keptAside: lines.filter((_, at) => at % 3 === 2),
  };
}

/** Too little food a day and too fast a loss are told apart by the rules, not by people; whose age is asked about is a nuance too. */
export const PHRASINGS: readonly Phrasings[] = [
  phrasings(SELF_HARM, LATER_INWARD.SELF_HARM, 'self-harm'),
  phrasings(EMERGENCY, LATER_INWARD.EMERGENCY, 'emergency'),
  phrasings(EATING_DISORDER, LATER_INWARD.EATING_DISORDER, 'eating-disorder'),
  phrasings(PREGNANCY, LATER_BODY.PREGNANCY, 'pregnancy'),
  phrasings(CHILD, LATER_BODY.CHILD, 'child', 'minors'),
  phrasings(MINOR, LATER_BODY.MINOR, 'minors', 'child'),
  phrasings(MEDICINE, LATER_BODY.MEDICINE, 'medicine'),
  phrasings(DIARRHOEA, LATER_BODY.DIARRHOEA, 'diarrhoea'),
  phrasings(ALLERGY, LATER_BODY.ALLERGY, 'allergy'),
  phrasings(ILLNESS, LATER_BODY.ILLNESS, 'illness'),
  phrasings(TOO_THIN, LATER_INWARD.TOO_THIN, 'too-thin'),
  phrasings(LONG_FAST, LATER_INWARD.LONG_FAST, 'long-fast'),
  phrasings(LOW_INTAKE, LATER_INWARD.LOW_INTAKE, 'extreme-deficit', 'fast-weight-loss'),
];
