import { IntentChooser } from './choose-intent.ts';
import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';
import type { Intent } from './intent.ts';
import { INTENTS } from './intents.ts';
import { THREE_OFFERS } from './intents/app-intents.ts';
import { isMinor, MINOR_ANSWER } from './intents/care-intents.ts';
import { readQuestion, type Question } from './read-question.ts';

/** What the coach says. `intent` names what it understood; `unknown` when it did not. */
export interface CoachAnswer {
  /** Georgian, at most five sentences and 700 characters. */
  response: string;
  intent: string;
  /** Health is at stake: no other assistant may answer in its place. */
  urgent?: true;
  /** Questions that the person may ask next. */
  suggestions?: readonly string[];
}

const UNKNOWN: CoachAnswer = {
  response:
    'ამაზე პასუხი არ ვიცი: მე ჩაშენებული ასისტენტი ვარ და მხოლოდ კვებაზე, წყალსა და წონაზე ვპასუხობ. შემიძლია გითხრათ, რამდენი კალორია დაგრჩათ დღეს, შეგირჩიოთ კერძი ან დაგითვალოთ, რამდენი კალორიაა ამა თუ იმ საკვებში.',
  intent: 'unknown',
  suggestions: THREE_OFFERS,
};

const CHOOSER = new IntentChooser(INTENTS);

/**
 * The built-in coach's answer to the last message of the user, by rules, from the day's figures and the food table.
 * Never throws; the same question in the same context has the same answer.
 */
export function answerQuestion(messages: readonly CoachMessage[], context: CoachContext, knowledge: CoachKnowledge): CoachAnswer {
  const asked = messages.findLast(({ role }) => role === 'user');
  if (!asked) return UNKNOWN;
  const before = messages.slice(0, messages.lastIndexOf(asked));
  const { question, intent } = understand(asked.content, before, knowledge);
  if (!intent) return UNKNOWN;
  if (isMinor(context) && !intent.urgent && question.signs.has('lose')) return { response: MINOR_ANSWER, intent: 'minors', urgent: true };
  const response = intent.answer({ question, context, knowledge, before });
  return { response, intent: intent.id, ...(intent.urgent && { urgent: true }), ...(intent.next && { suggestions: intent.next }) };
}

/** What a message asks; „კიდევ?" asks again what was asked before it. */
function understand(text: string, before: readonly CoachMessage[], knowledge: CoachKnowledge): { question: Question; intent: Intent | undefined } {
  const question = readQuestion(text, knowledge.foods);
  const intent = CHOOSER.of(question);
  const earlier = before.findLast(({ role }) => role === 'user');
  if (intent || !earlier || !question.signs.has('another')) return { question, intent };
  return understand(earlier.content, before.slice(0, before.lastIndexOf(earlier)), knowledge);
}
