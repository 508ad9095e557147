import { expect, test } from 'vitest';
import { randomStory } from './random-story.ts';

test('random stories', async () => {
  const started = performance.now();
  let steps = 0;
  const failures: string[] = [];
  for (let seed = 1; seed <= Number(process.env["SEEDS"] ?? 200); seed += 1) {
    try {
      steps += (await randomStory(seed)).steps;
    } catch (error) {
      failures.push(`${seed}: ${String((error as Error).message).split('\n')[0]?.slice(0, 300)}`);
      if (failures.length === 1) console.log((error as Error).stack?.slice(0, 6000));
    }
  }
  console.log(steps, performance.now() - started, failures.length, failures.slice(0, 15).join('\n'));
  expect(failures).toEqual([]);
});
