import { wrap, type Remote } from 'comlink';
import type { FoodKnowledge } from './food-knowledge.ts';

/** A worker that nobody asks gives its memory back after this time; the next question starts another. */
const IDLE_MS = 60_000;

interface Running {
  worker: Worker;
  knowledge: Remote<FoodKnowledge>;
  /** Never settles unless the worker breaks down. */
  broken: Promise<never>;
}

let tellStarter: (startWorker: () => Worker) => void = () => undefined;
const starter = new Promise<() => Worker>((resolve) => {
  tellStarter = resolve;
});
let running: Running | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let questions = 0;

/** Says how the food worker is started; until then questions wait. Again changes nothing. */
export const putFoodWorker = (startWorker: () => Worker): void => tellStarter(startWorker);

/** Asks the food worker, starting it where none runs. Rejects when it breaks down; the next question starts another. */
export async function askFoods<T>(question: (knowledge: Remote<FoodKnowledge>) => Promise<T>): Promise<T> {
  const startWorker = await starter;
  clearTimeout(idle);
  questions += 1;
  const { knowledge, broken } = (running ??= open(startWorker()));
  try {
    return await Promise.race([question(knowledge), broken]);
  } finally {
    questions -= 1;
    if (questions === 0) idle = setTimeout(leave, IDLE_MS);
  }
}

/** Has the worker ready for a search before the first letter of it, and keeps it. Returns how to let it go. */
export function holdFoods(): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Whatever fails shows itself in the answer to a question.
  askFoods(async (knowledge) => {
    await knowledge.prepare();
    await held;
  }).catch(() => undefined);
  return letGo;
}

function open(worker: Worker): Running {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      if (running?.worker === worker) leave();
      reject(new Error('the food worker broke down'));
    });
  });
  // Between questions nobody has to hear of it.
  broken.catch(() => undefined);
  return { worker, knowledge: wrap<FoodKnowledge>(worker), broken };
}

function leave(): void {
  running?.worker.terminate();
  running = null;
}
