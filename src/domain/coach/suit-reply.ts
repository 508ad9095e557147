import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';
import { replySuiter, type SuitReply } from './foods/suiting/suiting-reply.ts';
import { withToldAllergies } from './foods/suiting/told-allergies.ts';
import { rulesAsked, understand, withStated } from './understand.ts';

/** Holds the reply of a model to what holds our own sentences; null where nothing has to be left out for this person. */
export function suiterFor(
  messages: readonly CoachMessage[],
  profile: CoachContext,
  knowledge: CoachKnowledge,
): SuitReply | null {
  const asked = messages.findLast(({ role }) => role === 'user');
  if (!asked) return null;
  const before = messages.slice(0, messages.lastIndexOf(asked));
  const { text, question } = understand(asked.content, before, knowledge);
  const context = withStated(withToldAllergies(profile, messages, knowledge.foods), text, question);
  return replySuiter({ question, context, knowledge, before, rules: rulesAsked(context, question) });
}
