import { describe, expect, test } from 'vitest';
import {
  readWeight,
  suggestedKg,
  typedKg,
  weightDraft,
  type WeightDraft,
} from '#app/features/dashboard/weight/weight-draft.ts';

const fresh: WeightDraft = { day: '2026-11-20', text: '63,4', touched: false };

describe('the typed weight', () => {
  test.each([
    ['63,4', 63.4],
    ['63.4', 63.4],
    ['63,44', 63.4],
    ['20', 20],
    ['400', 400],
    ['19,9', null],
    ['400,1', null],
    ['', null],
    ['სამოცი', null],
  ])('"%s" reads as %s', (text, kg) => {
    expect(readWeight(text)).toBe(kg);
  });

  test('stands with a comma and one decimal', () => {
    expect(typedKg(63)).toBe('63,0');
  });
});

describe('the form', () => {
  test('a step is 0.1 kg, without binary drift', () => {
    const more = weightDraft(weightDraft(fresh, { type: 'step', by: 1 }), { type: 'step', by: 1 });

    expect(more.text).toBe('63,6');
  });

  test('steps stop at the bounds', () => {
    expect(weightDraft({ ...fresh, text: '20' }, { type: 'step', by: -1 }).text).toBe('20,0');
    expect(weightDraft({ ...fresh, text: '400' }, { type: 'step', by: 1 }).text).toBe('400,0');
  });

  test('a step from something unreadable changes nothing', () => {
    const unreadable = { ...fresh, text: '' };

    expect(weightDraft(unreadable, { type: 'step', by: 1 })).toBe(unreadable);
  });

  test('a day with a weigh-in shows it, even over a typed figure', () => {
    const typed = weightDraft(fresh, { type: 'text', text: '70' });

    expect(weightDraft(typed, { type: 'day', day: '2026-11-18', text: '64,2', stored: true }).text).toBe('64,2');
  });

  test('a typed figure stays when the day turns out to be another', () => {
    const typed = weightDraft(fresh, { type: 'text', text: '62,9' });
    const moved = weightDraft(typed, { type: 'day', day: '2026-11-19', text: '63,4', stored: false });

    expect(moved).toEqual({ day: '2026-11-19', text: '62,9', touched: true });
  });
});

describe('the suggestion for a day', () => {
  const weighIns = [
    { date: '2026-11-10', kg: 65 },
    { date: '2026-11-15', kg: 64 },
  ] as const;

  test('is the last weigh-in up to that day', () => {
    expect(suggestedKg(weighIns, '2026-11-14', 70)).toBe(65);
    expect(suggestedKg(weighIns, '2026-11-15', 70)).toBe(64);
  });

  test('is the first one for a day before all of them', () => {
    expect(suggestedKg(weighIns, '2026-11-01', 70)).toBe(65);
  });

  test("is the plan's weight while there is none", () => {
    expect(suggestedKg([], '2026-11-01', 70)).toBe(70);
  });
});
