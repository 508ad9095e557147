import { expect, test } from 'vitest';
import { offersNow } from '#app/features/assistant/offers-now.ts';
import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';

const DAY = { time: '19:00' };

test("beside an answer about somebody's health nothing is offered to ask", () => {
  for (const answer of Object.values(CARE_ANSWERS)) expect(offersNow(['რა ვჭამო ახლა?'], DAY, answer)).toEqual([]);
  expect(offersNow(['რა ვჭამო ახლა?'], DAY, 'დღეს 640 კკალ დაგრჩათ.')).toContain('რა ვჭამო ახლა?');
  expect(offersNow([], DAY, undefined)).not.toEqual([]);
});
