import { randomStory } from './random-story.ts';
import type { Broken } from './simulation.ts';
import { Violation } from './world/world.ts';

/** What became of a range of seeds. */
export interface Told {
  seeds: number;
  steps: number;
  /** The first broken promise, with its seed. */
  broken: { seed: number; violation: Violation } | null;
}

/** Tells the stories of these seeds, up to the first that breaks a promise. */
export async function tellStories(from: number, to: number, broken: Broken = {}): Promise<Told> {
  let steps = 0;
  for (let seed = from; seed <= to; seed += 1) {
    try {
      steps += (await randomStory(seed, broken)).steps;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      return { seeds: seed - from + 1, steps, broken: { seed, violation: error } };
    }
  }
  return { seeds: to - from + 1, steps, broken: null };
}
