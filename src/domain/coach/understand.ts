import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';
import { typedWords } from './danger/danger-words.ts';
import { statedBody } from './danger/stated-body.ts';
import { rulesOf } from './foods/suiting/may-eat.ts';
import type { Intent, PreciseIntent } from './intent.ts';
import { INTENTS } from './intents.ts';
import { PRECISE_INTENTS } from './precise-intents.ts';
import type { EatingRules } from '../plan/planner/eating-rules.ts';
import { IntentChooser } from './question/choose-intent.ts';
import { readQuestion, type Question } from './question/read-question.ts';

const CHOOSER = new IntentChooser(INTENTS);

/** What the person does not eat on the day that the question is about. */
export const rulesAsked = (context: CoachContext, { topics }: Question): EatingRules =>
  rulesOf(context, topics.has('tomorrow') ? 'tomorrow' : 'today');

/** Weight, target, height and diet that the question itself names go before the profile's. */
export function withStated(profile: CoachContext, text: string, { signs }: Question): CoachContext {
  const { weight, target, height } = statedBody(typedWords(text));
  const diet =
    signs.has('fasting') || signs.has('vegan') ? 'fasting' : signs.has('vegetarian') ? 'vegetarian' : undefined;
  return {
    ...profile,
    ...(diet && { diet }),
    // „ვიწონიდე 170 სიმაღლეზე": a figure that is the height is no weight.
    ...(weight !== undefined && weight !== height && { weight }),
    ...(target !== undefined && { targetWeight: target }),
    ...(height !== undefined && { height }),
  };
}

/** What a message asks, in whose words; „კიდევ?" asks again what was asked before it. */
export function understand(
  text: string,
  before: readonly CoachMessage[],
  knowledge: CoachKnowledge,
): { text: string; question: Question; intent: Intent | PreciseIntent | undefined } {
  const question = readQuestion(text, knowledge.foods);
  const intent = PRECISE_INTENTS.find(({ fits }) => fits(question)) ?? CHOOSER.of(question);
  const earlier = before.findLast(({ role }) => role === 'user');
  if (intent || !earlier || !question.signs.has('another')) return { text, question, intent };
  return understand(earlier.content, before.slice(0, before.lastIndexOf(earlier)), knowledge);
}
