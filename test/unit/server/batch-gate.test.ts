import { expect, test } from 'vitest';
import { ApiError } from '#server/errors/api-error.ts';
import { batchGate } from '#server/limits/batch-gate.ts';

const LARGE = 20_000;
const TAP = 800;

/** A gate on a clock of its own, with batches that end when they are told to. */
function stand() {
  let nowMs = 0;
  const gate = batchGate(() => nowMs);
  const ends: (() => void)[] = [];
  const come = (bytes: number) => gate.run(bytes, () => new Promise<void>((end) => void ends.push(end)));
  const refusal = (bytes: number) =>
    come(bytes).then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error : null),
    );
  return { gate, come, refusal, ends, wait: (ms: number) => (nowMs += ms) };
}

/** Lets in until one is refused; returns how many. */
async function fill({ come }: ReturnType<typeof stand>): Promise<{ inside: number; all: Promise<void>[] }> {
  const all: Promise<void>[] = [];
  for (;;) {
    const one = come(LARGE);
    const refused = await Promise.race([
      one.then(
        () => false,
        () => true,
      ),
      new Promise<false>((resolve) => setImmediate(() => resolve(false))),
    ]);
    if (refused) return { inside: all.length, all };
    all.push(one);
  }
}

test('batches beyond what is done in time are told to come again, each at its own second', async () => {
  const line = stand();
  const { inside } = await fill(line);
  expect(inside).toBe(20);
  const seconds = await Promise.all(
    Array.from({ length: 200 }, async () => (await line.refusal(LARGE))?.details.retryAfterSeconds ?? 0),
  );
  expect(Math.min(...seconds)).toBe(1);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(30);
  expect(new Set(seconds).size).toBeGreaterThanOrEqual(4);
});

test('who sends slowly takes up no place, and does not count as a slow machine', async () => {
  const line = stand();
  const sent: (() => void)[] = [];
  const slow = Array.from({ length: 100 }, () =>
    line.gate.run(LARGE, (aside) => aside(new Promise<void>((resolve) => void sent.push(resolve)))),
  );
  const refused = Promise.all(slow).catch(() => 'refused');
  await expect.poll(() => sent.length).toBe(20);
  expect(await refused).toBe('refused');
  const { inside } = await fill(line);
  expect(inside).toBe(20);
  line.wait(60_000);
  for (const one of sent) one();
  await Promise.allSettled(slow);
  for (const end of line.ends) end();
  await expect.poll(async () => (await fill(line)).inside).toBeGreaterThanOrEqual(20);
});

test('somebody’s tap goes in front of full lines', async () => {
  const line = stand();
  await fill(line);
  const tap = line.come(TAP);
  await expect.poll(() => line.ends.length).toBeGreaterThan(0);
  line.ends.at(-1)?.();
  await tap;
});

test('a slow machine takes fewer at once, and a quick one more again', async () => {
  const line = stand();
  const first = await fill(line);
  const finish = async (all: Promise<void>[], eachMs: number) => {
    for (const _ of all) {
      await expect.poll(() => line.ends.length).toBeGreaterThan(0);
      line.wait(eachMs);
      line.ends.shift()?.();
    }
    await Promise.all(all);
  };
  await finish(first.all, 150);
  const slow = await fill(line);
  expect(slow.inside).toBeLessThan(first.inside / 4);
  await finish(slow.all, 5);
  for (let round = 0; round < 20; round += 1) await finish((await fill(line)).all, 5);
  expect((await fill(line)).inside).toBeGreaterThan(first.inside);
});
