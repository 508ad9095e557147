import type { CoachContext } from '../coach-context.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import { isMinor } from './bounds.ts';
import { CARE_ANSWERS } from './care-answers.ts';
import type { DangerClass, DangerRule } from './danger-rule.ts';
import { secondOpinion } from './learned/second-opinion.ts';
import { mayHave, patternsOf, spansOf, type Pattern, type ReadWord, type Span } from './pattern.ts';
import { readWords } from './read-words.ts';
import { DANGER_RULES } from './rules.ts';

/** What a message tells of, and what is said to it. */
export interface FoundDanger {
  id: DangerClass;
  answer: string;
  /** It only sounds like one, and of which class is a guess. */
  unsure?: true;
}

const COMPILED: readonly { rule: DangerRule; patterns: readonly Pattern[]; everyday: readonly Pattern[] }[] =
  DANGER_RULES.map((rule) => ({
    rule,
    patterns: patternsOf(rule.when),
    everyday: rule.unless === undefined ? [] : patternsOf(rule.unless),
  }));

/**
 * The gravest danger that a message tells of; undefined where it tells of none. It is asked before anything else is: a
 * message that speaks of danger and of food speaks of danger. The rules are asked first, then the second opinion. Never throws; the work grows with the length of the message.
 */
export function findDanger(text: string, context: CoachContext, names: FoodNames): FoundDanger | undefined {
  const words = readWords(text, context, names);
  return byRules(words, context) ?? bySound(words, context);
}

/** The same by the rules alone. */
export const findByRules = (text: string, context: CoachContext, names: FoodNames): FoundDanger | undefined =>
  byRules(readWords(text, context, names), context);

function byRules(words: readonly ReadWord[], context: CoachContext): FoundDanger | undefined {
  const all = new Set(words.flatMap((word) => [...word.names]));
  for (const { rule, patterns, everyday } of COMPILED) {
    const isHere = (pattern: Pattern): boolean => mayHave(pattern, all) && isTold(rule, pattern, words);
    if (patterns.some(isHere) && !everyday.some((one) => mayHave(one, all) && !spansOf(one, words).next().done))
      return answerOf(rule, context);
  }
  return undefined;
}

/** What no rule finds may still sound like the dangers that are known. */
function bySound(words: readonly ReadWord[], context: CoachContext): FoundDanger | undefined {
  const opinion = secondOpinion(words);
  if (!opinion) return undefined;
  if (!opinion.sure) return { id: opinion.id, answer: CARE_ANSWERS.unsure, unsure: true };
  return answerOf({ id: opinion.id, ...(OF_ADULTS.has(opinion.id) && { ofAdults: true }) }, context);
}

const OF_ADULTS: ReadonlySet<DangerClass> = new Set(DANGER_RULES.flatMap(({ id, ofAdults }) => (ofAdults ? [id] : [])));

function answerOf(rule: Omit<DangerRule, 'when'>, context: CoachContext): FoundDanger {
  if (rule.ofAdults && isMinor(context)) return { id: 'minors', answer: CARE_ANSWERS.minors };
  return { id: rule.id, answer: CARE_ANSWERS[rule.says ?? rule.id] };
}

function isTold(rule: DangerRule, pattern: Pattern, words: readonly ReadWord[]): boolean {
  for (const span of spansOf(pattern, words)) if (!rule.deniable || !isDenied(span, words)) return true;
  return false;
}

/** A „not" and the verb that it denies stand so near to what they deny. */
const NEAR = 2;

/** „არ ვარ ორსულად", „დიაბეტი არ მაქვს": a „not" with its verb right before or after, in the same clause. */
function isDenied([first, last]: Span, words: readonly ReadWord[]): boolean {
  const [from, to] = [Math.max(0, first - NEAR - 2), last + NEAR + 1];
  return words.slice(from, to + 1).some((word, step) => {
    const at = from + step;
    if (!word.names.has('#not') || !words[at + 1]?.names.has('#being') || word.clause !== words[at + 1]?.clause)
      return false;
    // „ხომ არ მაქვს?" fears what it asks.
    if (words[at - 1]?.names.has('#perhaps')) return false;
    const after = at > last && at - last <= NEAR && word.clause === words[last]?.clause;
    const before = at + 1 < first && first - (at + 1) <= NEAR && word.clause === words[first]?.clause;
    return after || before || (at >= first && at + 1 <= last + 1);
  });
}
