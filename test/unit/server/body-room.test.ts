import { expect, test } from 'vitest';
import { bodyRoom } from '#server/limits/body-room.ts';

/** A body that is in memory until `done`. */
function body() {
  let done: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    done = resolve;
  });
  return { done, work: () => over };
}

test('large bodies have so much room together, and an address a quarter of it', async () => {
  const room = bodyRoom(80);
  const bodies = Array.from({ length: 6 }, body);
  const run = (at: number, from: string, bytes = 20) =>
    room.run(bytes, from, bodies[at]?.work ?? (async () => undefined));
  const running = [run(0, 'a'), run(1, 'b'), run(2, 'c')];
  await expect(run(3, 'a')).rejects.toMatchObject({ code: 'server-busy' });
  running.push(run(3, 'd'));
  await expect(run(4, 'e')).rejects.toMatchObject({ code: 'server-busy' });
  bodies[0]?.done();
  await running[0];
  running.push(run(4, 'a'));
  for (const { done } of bodies) done();
  await Promise.all(running);
  await expect(room.run(1_000, 'a', async () => 'one always fits')).resolves.toBe('one always fits');
});

test('what fails gives its room back', async () => {
  const room = bodyRoom(10);
  await expect(room.run(10, 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(room.run(10, 'a', async () => 'in')).resolves.toBe('in');
});
