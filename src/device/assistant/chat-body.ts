import type { ChatMessage, UserDietContext } from '#contract/assistant/ai.ts';
import { BODY_LIMIT } from '#contract/envelope.ts';

/**
 * A question as it is sent, within what the server reads of one body: dishes of earlier days are left out first, then the oldest exchanges, then
 * what else is told of the day. A question alone always fits.
 */
export function chatBody(messages: readonly ChatMessage[], context: UserDietContext): string {
  const whole = JSON.stringify({ messages, userDietContext: context });
  if (fits(whole)) return whole;
  const { pastDishes, ...rest } = context;
  if (pastDishes) return chatBody(messages, rest);
  // A question and its answer.
  if (messages.length > 2) return chatBody(messages.slice(2), rest);
  const { dishes: _, ...figures } = rest;
  return JSON.stringify({ messages, userDietContext: figures });
}

const fits = (body: string): boolean => new TextEncoder().encode(body).length <= BODY_LIMIT.ordinary;
