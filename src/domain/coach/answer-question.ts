import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';
import { THREE_OFFERS } from './intents/app-intents.ts';
import { isMinor } from './danger/bounds.ts';
import { CARE_ANSWERS, IF_WORRIED } from './danger/care-answers.ts';
import type { DangerClass } from './danger/danger-rule.ts';
import { findDanger, type FoundDanger } from './danger/find-danger.ts';
import { mayStand, soundsNear } from './danger/near-danger.ts';
import { notForYou, permits } from './danger/not-for-you.ts';
import { ADULT_YEARS } from '../body/adult-age.ts';
import { feedsTwo } from '../body/pregnancy.ts';
import type { Question } from './question/read-question.ts';
import { allergyNote } from './foods/suiting/allergy-note.ts';
import { suitingKnowledge } from './foods/suiting/suiting-knowledge.ts';
import { suitingSentences } from './foods/suiting/suiting-sentences.ts';
import { withToldAllergies } from './foods/suiting/told-allergies.ts';
import { rulesAsked, understand, withStated } from './understand.ts';

/** What the coach says. `intent` names what it understood; `unknown` when it did not. */
export interface CoachAnswer {
  /** Georgian, at most five sentences and 700 characters. */
  response: string;
  intent: string;
  /** Health is at stake: no other assistant may answer in its place. */
  urgent?: true;
  /** It may be: nothing is said but what harms nobody, and no other assistant may answer either. */
  careful?: true;
  /** Questions that the person may ask next. */
  suggestions?: readonly string[];
}

const UNKNOWN: CoachAnswer = {
  response: `ამაზე პასუხი არ ვიცი: მე ჩაშენებული ასისტენტი ვარ და მხოლოდ კვებაზე, წყალსა და წონაზე ვპასუხობ. ${IF_WORRIED}.`,
  intent: 'unknown',
  suggestions: THREE_OFFERS,
};

const CAREFUL: CoachAnswer = { response: CARE_ANSWERS.careful, intent: 'careful', careful: true };

/** Of these a person still speaks when she asks the next question. */
const LASTING: ReadonlySet<DangerClass> = new Set<DangerClass>([
  'self-harm',
  'eating-disorder',
  'pregnancy',
  'child',
  'minors',
  'too-thin',
  'long-fast',
]);

/** Answers that count what is lost, burnt, skipped or saved: to whoever has told of a danger they are no arithmetic either. */
const ABOUT_WEIGHT: ReadonlySet<string> = new Set([
  'spot-fat',
  'kilos-to-goal',
  'healthy-weight',
  'fat-energy',
  'time-to-lose',
  'bmi',
  'deficit',
  'saved',
  'skipped-meal',
  'make-up',
  'activity-energy',
  'dishes-within',
  'lighter-dish',
  'fattening',
  'what-if',
  'how-many-fit',
]);

/** „რამდენი კალორიით ნაკლები უნდა ვჭამო?" */
const asksForLess = ({ signs, topics }: Question): boolean =>
  signs.has('kcal') && topics.has('less') && topics.has('must');

/**
 * The built-in coach's answer to the last message of the user, by rules, from the day's figures and the food table. Danger
 * comes before everything else. Never throws; the same question in the same context has the same answer.
 */
export function answerQuestion(
  messages: readonly CoachMessage[],
  profile: CoachContext,
  knowledge: CoachKnowledge,
): CoachAnswer {
  const asked = messages.findLast(({ role }) => role === 'user');
  if (!asked) return UNKNOWN;
  const before = messages.slice(0, messages.lastIndexOf(asked));
  const { text, question, intent } = understand(asked.content, before, knowledge);
  const danger =
    findDanger(asked.content, profile, knowledge.foods) ??
    (text === asked.content ? undefined : findDanger(text, profile, knowledge.foods)) ??
    (question.signs.has('lose') || question.signs.has('diet') || (intent && ABOUT_WEIGHT.has(intent.id))
      ? dangerBefore(before, profile, knowledge)
      : undefined);
  if (danger) return careOf(danger);
  const context = withStated(withToldAllergies(profile, messages, knowledge.foods), text, question);
  const loses = question.signs.has('lose') || intent?.id === 'deficit' || asksForLess(question);
  if (loses && feedsTwo(context)) return careOf({ id: 'pregnancy', answer: CARE_ANSWERS.pregnancy });
  if (loses && isMinor(context)) return careOf({ id: 'minors', answer: CARE_ANSWERS.minors });
  const careful = [...new Set([asked.content, text])].some((said) =>
    soundsNear(said, question, profile, knowledge.foods),
  );
  if (!intent) return careful ? CAREFUL : UNKNOWN;
  const unfit = notForYou(
    intent.id,
    question,
    permits(intent.id) ? asTold(context, dangerBefore(before, profile, knowledge)) : context,
    knowledge,
  );
  if (unfit) return { response: CARE_ANSWERS[unfit], intent: unfit, urgent: true };
  const rules = rulesAsked(context, question);
  const toldOf = { question, context, knowledge: suitingKnowledge(knowledge, rules), before, rules };
  const response = intent.answer(toldOf);
  for (const id of ['too-thin', 'minors', 'pregnancy'] as const)
    if (response === CARE_ANSWERS[id]) return careOf({ id, answer: response });
  if (careful && !mayStand(intent.id)) return CAREFUL;
  return {
    response: `${permits(intent.id) ? allergyNote(toldOf) : ''}${suitingSentences(intent.id, response, toldOf)}`,
    intent: intent.id,
    ...(careful ? { careful } : intent.next && { suggestions: intent.next }),
  };
}

const careOf = ({ id, answer }: FoundDanger): CoachAnswer => ({ response: answer, intent: id, urgent: true });

/** Older ones of a conversation no longer speak of now. */
const MESSAGES_REMEMBERED = 16;

/** What a person told of herself earlier in the conversation and what still holds. */
function dangerBefore(
  before: readonly CoachMessage[],
  context: CoachContext,
  knowledge: CoachKnowledge,
): FoundDanger | undefined {
  for (const { role, content } of before.slice(-MESSAGES_REMEMBERED).toReversed()) {
    const found = role === 'user' ? findDanger(content, context, knowledge.foods) : undefined;
    if (found && !found.unsure && LASTING.has(found.id)) return found;
  }
  return undefined;
}

/** Whether a danger that still holds was told of earlier in the talk: a model, which might praise or count, is then kept out of it. */
export const toldOfDanger = (
  messages: readonly CoachMessage[],
  context: CoachContext,
  knowledge: CoachKnowledge,
): boolean => dangerBefore(messages, context, knowledge) !== undefined;

/** Who a person has said to be earlier in the conversation, where the profile does not. */
function asTold(context: CoachContext, told: FoundDanger | undefined): CoachContext {
  if (told?.id === 'pregnancy' && !feedsTwo(context)) return { ...context, pregnancy: 'pregnant' };
  return told?.id === 'minors' ? { ...context, age: ADULT_YEARS - 1 } : context;
}
