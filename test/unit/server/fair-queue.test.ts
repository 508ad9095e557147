import { expect, test } from 'vitest';
import { ApiError } from '#server/errors/api-error.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';

/** Work that ends when it is told to, in a line; `done` names who was served, in order. */
function stand(bounds: Parameters<typeof fairQueue>[0]) {
  const line = fairQueue(bounds);
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const join = (from: string, name: string) =>
    line
      .run(from, () => new Promise<void>((end) => ends.push(end)))
      .then(
        () => done.push(name),
        (error: unknown) => done.push(`${name} ${error instanceof ApiError ? error.code : 'failed'}`),
      );
  const moment = () => new Promise((resolve) => setImmediate(resolve));
  const serve = async () => {
    await moment();
    while (ends.length > 0) {
      ends.shift()?.();
      await moment();
    }
  };
  return { join, serve, done, running: () => moment().then(() => ends.length) };
}

test('addresses have their turns one after the other, however many stand behind one of them', async () => {
  const { join, serve, done } = stand({ atOnce: 1, mostWaiting: 10, mostOfOne: 10 });
  const all = [join('a', 'a1'), join('a', 'a2'), join('a', 'a3'), join('b', 'b1'), join('c', 'c1'), join('b', 'b2')];
  await serve();
  await Promise.all(all);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('no more work is done at once than was said', async () => {
  const { join, running } = stand({ atOnce: 2, mostWaiting: 10, mostOfOne: 10 });
  for (const name of ['a', 'b', 'c', 'd']) void join(name, name);
  expect(await running()).toBe(2);
});

test('an address whose line is full is held off; where all is full the longest line loses its last', async () => {
  const { join, serve, done } = stand({ atOnce: 1, mostWaiting: 4, mostOfOne: 3 });
  const all = [
    join('a', 'a1'),
    join('a', 'a2'),
    join('a', 'a3'),
    join('a', 'a4'),
    join('a', 'a5'),
    join('b', 'b1'),
    join('c', 'c1'),
    join('d', 'd1'),
    join('e', 'e1'),
  ];
  await serve();
  await Promise.all(all);
  expect(done.slice(0, 4).toSorted()).toEqual(['a3 server-busy', 'a4 server-busy', 'a5 server-busy', 'e1 server-busy']);
  expect(done.slice(4)).toEqual(['a1', 'a2', 'b1', 'c1', 'd1']);
});

test('work that fails gives its place on', async () => {
  const line = fairQueue({ atOnce: 1, mostWaiting: 1, mostOfOne: 1 });
  await expect(line.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(line.run('a', () => Promise.resolve('next'))).resolves.toBe('next');
});
