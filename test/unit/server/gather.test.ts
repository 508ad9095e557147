import { expect, test } from 'vitest';
import { gather } from '#server/store/drivers/gather.ts';
import type { Asked } from '#server/store/drivers/messages.ts';

const asked = (user: string, more = ''): Asked => ({ statement: { name: 'keep', text: 'keep' }, values: [user, more] });
const usersOf = (all: readonly Asked[]) => all.map(({ values }) => String(values[0]));
const noOneAlone = () => Promise.reject(new Error('nobody goes alone'));

/** One line whose transactions end when they are told to. */
function stand(most: number, alone: (one: Asked) => Promise<number> = noOneAlone) {
  const sent: string[][] = [];
  const ends: { resolve: (rows: number[]) => void; reject: (error: unknown) => void }[] = [];
  const write = gather(
    [
      (together) => {
        sent.push(usersOf(together));
        return new Promise((resolve, reject) => void ends.push({ resolve, reject }));
      },
    ],
    most,
    alone,
  );
  const begun = async (count: number) => {
    await expect.poll(() => ends.length).toBe(count);
    return ends[count - 1];
  };
  return { write, sent, begun };
}

test('what comes in one turn, and what comes while a transaction is under way, goes together, in the order of users', async () => {
  const { write, sent, begun } = stand(10);
  const first = ['c', 'a', 'b'].map((user) => write(asked(user)));
  const one = await begun(1);
  const second = ['e', 'd'].map((user) => write(asked(user)));
  one?.resolve([1, 2, 3]);
  // Each has its own answer, whatever the order.
  expect(await Promise.all(first)).toEqual([3, 1, 2]);
  (await begun(2))?.resolve([4, 5]);
  expect(await Promise.all(second)).toEqual([5, 4]);
  expect(sent).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('no more go together than are allowed, and what is large goes by itself', async () => {
  const { write, sent, begun } = stand(2);
  const large = 'x'.repeat(40_000);
  const all = [write(asked('a')), write(asked('b')), write(asked('c')), write(asked('d', large)), write(asked('e'))];
  for (let count = 1; count <= 4; count += 1) (await begun(count))?.resolve([1, 1]);
  await Promise.all(all);
  expect(sent).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
});

test('where one fails each goes by itself; where nobody knows none does', async () => {
  const alone: string[] = [];
  const { write, begun } = stand(10, (one) => {
    const [user = ''] = usersOf([one]);
    alone.push(user);
    return user === 'b' ? Promise.reject(new Error('its own')) : Promise.resolve(1);
  });
  const first = Promise.allSettled(['a', 'b'].map((user) => write(asked(user))));
  (await begun(1))?.reject(new Error('one of them'));
  expect((await first).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(alone).toEqual(['a', 'b']);
  const second = Promise.allSettled(['c', 'd'].map((user) => write(asked(user))));
  (await begun(2))?.reject(new Error('Connection terminated unexpectedly'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(alone).toEqual(['a', 'b']);
});
