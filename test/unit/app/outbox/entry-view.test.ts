import { describe, expect, test } from 'vitest';
import { entryViews } from '#app/features/outbox/entry-view.ts';
import type { OutboxEntry } from '#device/jobs/use-outbox.ts';
import { loggedDish } from './logged-dish.ts';

const now = new Date(2026, 10, 20, 12, 0).getTime();
const minutes = (count: number) => count * 60_000;
const online = { now, today: '2026-11-20', online: true } as const;
const offline = { ...online, online: false };

const entry = (given: Partial<OutboxEntry> & Pick<OutboxEntry, 'seq'>): OutboxEntry => ({
  change: { kind: 'water.add', date: '2026-11-20', ml: 250 },
  meal: null,
  state: 'waiting',
  error: null,
  attempts: 0,
  nextAt: 0,
  createdAt: now - minutes(5),
  failingSince: null,
  ...given,
});
const refused = (code: string, paths: string[] = []): Partial<OutboxEntry> => ({
  state: 'refused',
  attempts: 1,
  error: { code, status: 400, message: 'Bad request', issues: paths.map((path) => ({ path, message: 'Invalid' })) },
});
const dish = { change: { kind: 'meal.put', meal: loggedDish, restore: false }, meal: loggedDish } as const;

test('refused entries stand apart from those that go by themselves', () => {
  const views = entryViews([entry({ seq: 1 }), entry({ seq: 2, ...dish, ...refused('invalid-input') })], online);

  expect(views.refused.map(({ seq }) => seq)).toEqual([2]);
  expect(views.waiting.map(({ seq }) => seq)).toEqual([1]);
});

describe('a refused entry', () => {
  const view = (given: Partial<OutboxEntry>) => entryViews([entry({ seq: 1, ...dish, ...given })], online).refused[0];

  test('says in Georgian which fields to look at, each once', () => {
    expect(view(refused('invalid-input', ['meal.title', 'meal.calories', 'title']))?.reasons).toEqual([
      'შეყვანილი მონაცემები არასწორია. გთხოვთ, შეამოწმოთ და სცადოთ თავიდან',
      'შეამოწმეთ: დასახელება, კალორიები',
    ]);
  });

  test("never shows the server's own words or an unknown field", () => {
    expect(view(refused('brand-new-code', ['meal.shoeSize']))?.reasons).toEqual([
      'მოხდა შეცდომა, გთხოვთ, სცადოთ თავიდან',
    ]);
  });

  test('of a picture says that the dish itself is in the diary', () => {
    const picture = { change: { kind: 'picture.put', name: 'a', mealId: loggedDish.id } } as const;

    expect(view({ ...picture, ...refused('too-large') })?.reasons[0]).toBe('კერძი დღიურშია, მხოლოდ ფოტო ვერ გაიგზავნა');
  });

  test('can be tried again and leads to the form of its dish', () => {
    expect(view(refused('invalid-input'))).toMatchObject({
      canRetry: true,
      editAt: { to: '/dashboard', search: { day: '2026-11-20', edit: loggedDish.id } },
    });
  });
});

describe('a waiting entry', () => {
  const view = (given: Partial<OutboxEntry>, situation: typeof online | typeof offline = online) =>
    entryViews([entry({ seq: 1, ...given })], situation).waiting[0];

  test('waits for the network while there is none', () => {
    expect(view({}, offline)?.reasons).toEqual(['ელოდება კავშირს']);
  });

  test('leaves in a moment when it was never tried', () => {
    expect(view({})?.reasons).toEqual(['გაიგზავნება რამდენიმე წამში']);
  });

  test('counts its attempts and says when the next one comes', () => {
    expect(view({ attempts: 3, nextAt: now + minutes(5) })?.reasons).toEqual([
      'სერვერმა ვერ უპასუხა',
      '3 მცდელობა',
      'შემდეგი მცდელობა 12:05',
    ]);
  });

  test('speaks of a server in trouble only after a day of it', () => {
    const failing = (hours: number) =>
      view({
        attempts: 9,
        failingSince: now - minutes(60 * hours),
        error: { code: 'internal', status: 500, message: '', issues: [] },
      });

    expect(failing(23)?.reasons[0]).toBe('სერვერზე დროებითი შეფერხებაა');
    expect(failing(25)?.reasons[0]).toBe('სერვერი დღეზე მეტია ვერ პასუხობს. ჩანაწერი არ დაიკარგება');
  });

  test("tells a hotel's log-in page from a server that is silent", () => {
    const foreign = { code: 'not-our-server', status: 200, message: '', issues: [] };

    expect(view({ attempts: 1, error: foreign })?.reasons[0]).toBe(
      'ამ ქსელში სერვერთან კავშირი ვერ დამყარდა. შესაძლოა, ქსელი შესვლას ითხოვს',
    );
  });

  test('can be sent at once after a failed try, but not without a network', () => {
    expect(view({ attempts: 1 })?.canRetry).toBe(true);
    expect(view({ attempts: 1 }, offline)?.canRetry).toBe(false);
    expect(view({})?.canRetry).toBe(false);
  });

  test('on its way it cannot be taken out', () => {
    expect(view({ state: 'sending', attempts: 1 })).toMatchObject({ goes: [], canRetry: false });
  });

  test('that was tried may be on the server, so it cannot be given up', () => {
    expect(view({ attempts: 1 })?.goes).toEqual([]);
  });

  test('behind a refused one of the same dish says what it waits for', () => {
    const { waiting } = entryViews(
      [entry({ seq: 1, ...dish, ...refused('invalid-input') }), entry({ seq: 2, ...dish, attempts: 0 })],
      online,
    );

    expect(waiting[0]?.reasons).toEqual(['ელოდება წინა ცვლილებას, რომელიც ვერ გაიგზავნა']);
  });

  test('tells the meal, and the diary day where that is another than the day of the tap', () => {
    expect(view(dish)?.when).toBe('დღეს, 11:55\u00a0· სადილი');
    expect(view({ change: { kind: 'weight.put', date: '2026-11-18', kg: 63 } })?.when).toBe(
      'დღეს, 11:55\u00a0· დღიურის დღე: 18 ნოემბერი',
    );
  });
});

test('giving up a dish takes its later changes along, giving up a glass does not take the next one', () => {
  const deletion = { kind: 'meal.delete', id: loggedDish.id, date: loggedDish.date, mealType: 'lunch' } as const;
  const { waiting } = entryViews(
    [entry({ seq: 1, ...dish }), entry({ seq: 2, change: deletion }), entry({ seq: 3 }), entry({ seq: 4 })],
    online,
  );

  expect(waiting.map(({ goes }) => goes.length)).toEqual([2, 1, 1, 1]);
});

test('what the server takes no more of today says when it goes on, and that it is not lost', () => {
  const held = (code: string, nextAt: Date) =>
    entryViews(
      [entry({ seq: 1, attempts: 1, nextAt: nextAt.getTime(), error: { code, status: 429, message: '', issues: [] } })],
      online,
    ).waiting[0];
  expect(held('day-full', new Date(2026, 10, 21, 0, 4))?.reasons).toEqual([
    'დღევანდელი ზღვარი ამოიწურა. გაგზავნა გაგრძელდება: ხვალ, 00:04',
  ]);
  expect(held('storage-full', new Date(2026, 10, 20, 18, 0))?.reasons).toEqual([
    'სერვერზე თქვენი ადგილი შეივსო. ჩანაწერი მოწყობილობაზეა და არ დაიკარგება. შემდეგი მცდელობა: 18:00',
  ]);
  // It is no refusal: nothing has to be edited, and the person may ask at once.
  expect(held('storage-full', new Date(2026, 10, 20, 18, 0))).toMatchObject({ refused: false, canRetry: true });
  expect(held('rate-limited', new Date(2026, 10, 21, 4, 0))?.reasons.at(-1)).toBe('შემდეგი მცდელობა ხვალ, 04:00');
});

test('a wait within a minute is told in seconds: the time of day would be that of now', () => {
  const error = { code: 'rate-limited', status: 429, message: 'Too many', issues: [] };
  const next = (ms: number) =>
    entryViews([entry({ seq: 1, attempts: 1, error, nextAt: now + ms })], online).waiting[0]?.reasons.at(-1);
  expect(next(29_400)).toBe('შემდეგი მცდელობა 30 წამში');
  expect(next(60_000)).toBe('შემდეგი მცდელობა 12:01');
  expect(next(0)).toBe('შემდეგი მცდელობა ახლავე');
});
