import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chat, type ChatMessage, type UserDietContext } from '#contract/assistant/ai.ts';
import { BODY_LIMIT } from '#contract/envelope.ts';
import { chatBody } from '#device/assistant/chat-body.ts';

const context: UserDietContext = {
  today: '2026-12-03',
  dishes: Array.from({ length: 60 }, () => 'გრძელი სახელი '.repeat(14)),
  pastDishes: Array.from({ length: 100 }, () => ({
    date: '2026-12-02',
    meal: 'lunch' as const,
    title: 'ხ'.repeat(80),
    calories: 420,
  })),
};
const QUESTION: ChatMessage = { role: 'user', content: 'რა ვჭამო ვახშმად?' };
const talk = (exchanges: number, letters: number): ChatMessage[] => [
  ...Array.from({ length: exchanges }, (): ChatMessage[] => [
    { role: 'user', content: 'რა ვჭამო?' },
    { role: 'assistant', content: 'პ'.repeat(letters) },
  ]).flat(),
  QUESTION,
];
const bytesOf = (body: string) => new TextEncoder().encode(body).length;

test('a question is sent as it is where it fits', () => {
  const messages = talk(3, 100);
  expect(chatBody(messages, { today: '2026-12-03' })).toBe(
    JSON.stringify({ messages, userDietContext: { today: '2026-12-03' } }),
  );
});

test.each([
  [8, 700],
  [8, 4000],
  [1, 4000],
  [0, 0],
])('with %i long exchanges and a full week it is no larger than the server reads', (exchanges, letters) => {
  const body = chatBody(talk(exchanges, letters), context);
  expect(bytesOf(body)).toBeLessThanOrEqual(BODY_LIMIT.ordinary);
  const read = v.parse(chat.body, JSON.parse(body));
  expect(read.messages.at(-1)).toEqual(QUESTION);
  expect(read.messages[0]?.role).toBe('user');
});

test('the longest question with the fullest day fits alone', () => {
  const body = chatBody([{ role: 'user', content: '🥟'.repeat(2000) }], {
    ...context,
    dishes: Array.from({ length: 60 }, () => 'გ'.repeat(200)),
  });
  expect(bytesOf(body)).toBeLessThanOrEqual(BODY_LIMIT.ordinary);
});
