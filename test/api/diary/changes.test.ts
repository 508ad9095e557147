import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Changes } from '#contract/diary/changes.ts';
import type { Client } from '../support/client.ts';
import { changesSince, dish, freshId, log, onEveryStore, serverDay } from '../support/world.ts';
import '#test/fixed-chance.ts';

const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];

onEveryStore({}, (world) => {
  test('a new device begins with the profile, the plan, the goals and the first weigh-in', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('getChanges');
    expect(data).toMatchObject({
      hasMore: false,
      days: [],
      weights: [{ date: serverDay(), weight: 65 }],
      goals: [{ date: serverDay(), calories: 1146 }],
      plan: { dietId: 'balanced' },
      profile: { isAnonymous: true, profile: { weight: 65 } },
    });
    expect((await user.ask('getChanges', { query: { since: data.rev } })).data).toMatchObject({
      rev: data.rev,
      hasMore: false,
      days: [],
      weights: [],
      goals: [],
      plan: null,
      profile: null,
    });
  });

  test('a guest has a profile and nothing else', async () => {
    const guest = await world().newGuest();
    const { data } = await guest.ask('getChanges');
    expect(data.profile?.isAnonymous).toBe(true);
    expect([data.plan, data.goals, data.weights]).toEqual([null, [], []]);
  });

  test('a new weigh-in brings the profile that shows it', async () => {
    const user = await world().newUser();
    const { data: weighing } = await user.ask('postWeight', { body: { date: serverDay(), weight: 64 } });
    const [page] = await changesSince(user, weighing.rev - 1);
    expect(page?.profile).toMatchObject({ rev: weighing.rev, profile: { weight: 64 } });
  });

  test('wrong cursors and limits are refused', async () => {
    const user = await world().newUser();
    for (const query of ['since=-1', 'since=x', 'since=1.5', 'limit=0', 'limit=1001', 'since=99999999999999999999']) {
      expect((await user.get(`/changes?${query}`)).status).toBe(400);
    }
  });

  describe('pages of any size', () => {
    test('bring a device to the same state, oldest first, never splitting a revision', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(write, { minLength: 1, maxLength: 25 }),
          fc.integer({ min: 1, max: 6 }),
          async (writes, limit) => {
            const user = await world().newUser();
            const ids: string[] = [];
            for (const one of writes) await perform(user, one, ids);
            const [whole] = await changesSince(user, 0, 1000);
            const pages = await changesSince(user, 0, limit);
            expect(stateAfter(pages)).toEqual(stateAfter(whole ? [whole] : []));
            expect(pages.at(-1)?.rev).toBe(whole?.rev);
            let cursor = 0;
            for (const page of pages) {
              const revs = revsOf(page);
              expect(Math.min(...revs, Infinity)).toBeGreaterThan(cursor);
              expect(Math.max(...revs, 0)).toBeLessThanOrEqual(page.rev);
              cursor = page.rev;
            }
            const seen = pages.map((page) => new Set(revsOf(page)));
            for (const [index, revs] of seen.entries()) {
              for (const later of seen.slice(index + 1)) expect([...revs].filter((rev) => later.has(rev))).toEqual([]);
            }
          },
        ),
        { numRuns: 15 },
      );
    });
  });
});

type Write =
  | { kind: 'log' | 'move' | 'delete'; which: number; day: number }
  | { kind: 'water' | 'weigh' | 'take-back' | 'goal'; day: number }
  | { kind: 'diet' | 'profile' };

const day = fc.integer({ min: 0, max: DAYS.length - 1 });
const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ kind: fc.constantFrom('log' as const, 'move' as const, 'delete' as const), which: fc.nat(20), day }),
  fc.record({ kind: fc.constantFrom('water' as const, 'weigh' as const, 'take-back' as const, 'goal' as const), day }),
  fc.record({ kind: fc.constantFrom('diet' as const, 'profile' as const) }),
);

async function perform(user: Client, one: Write, ids: string[]): Promise<void> {
  const date = DAYS['day' in one ? one.day : 0] ?? '2026-03-01';
  const known = 'which' in one ? ids[one.which % Math.max(1, ids.length)] : undefined;
  switch (one.kind) {
    case 'log':
      ids.push((await log(user, date)).id);
      break;
    case 'move':
      await user.ask('postMeal', { body: { meal: dish(known === undefined ? {} : { id: known }), date } });
      break;
    case 'delete':
      await user.ask('deleteMeal', { params: { date, mealType: 'lunch', mealId: known ?? freshId() } });
      break;
    case 'water':
      await user.ask('postWater', { body: { date, delta: 250, id: freshId() } });
      break;
    case 'weigh':
      await user.ask('postWeight', { body: { date, weight: 60 } });
      break;
    case 'take-back':
      await user.ask('deleteWeight', { params: { date } });
      break;
    case 'goal':
      await user.ask('putCalories', { body: { date, calories: 1500 } });
      break;
    case 'diet':
      await user.ask('postDiet', { body: { dietId: 'fasting' } });
      break;
    case 'profile':
      await user.ask('putProfile', { body: { displayName: 'ნინო' } });
      break;
  }
}

/** What a device holds after these pages. */
function stateAfter(pages: readonly Changes[]) {
  const byDate = <Row extends { date: string }>(rows: readonly Row[]) =>
    [...new Map(rows.map((row) => [row.date, row])).values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return {
    days: byDate(pages.flatMap(({ days }) => days)),
    weights: byDate(pages.flatMap(({ weights }) => weights)),
    goals: byDate(pages.flatMap(({ goals }) => goals)),
    plan: pages.flatMap(({ plan }) => plan ?? []).at(-1),
    profile: pages.flatMap(({ profile }) => profile ?? []).at(-1),
  };
}

const revsOf = ({ days, weights, goals, plan, profile }: Changes): number[] =>
  [...days, ...weights, ...goals, ...(plan ? [plan] : []), ...(profile ? [profile] : [])].map(({ rev }) => rev);
