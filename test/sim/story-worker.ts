import { parentPort } from 'node:worker_threads';
import { MUTANTS } from './mutants.ts';
import { tellStories } from './tell-stories.ts';

/** Seeds to be told, by the simulation as it is or with one rule broken. */
export interface Wish {
  from: number;
  to: number;
  mutant?: string;
}

/** What became of them. */
export interface Report {
  wish: Wish;
  seeds: number;
  steps: number;
  broken: { seed: number; message: string; story: string } | null;
}

parentPort?.on('message', async (wish: Wish) => {
  const { seeds, steps, broken } = await tellStories(
    wish.from,
    wish.to,
    wish.mutant === undefined ? {} : MUTANTS[wish.mutant],
  );
  const told = broken && { seed: broken.seed, message: broken.violation.message, story: broken.violation.story };
  parentPort?.postMessage({ wish, seeds, steps, broken: told } satisfies Report);
});
