import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { MUTANTS } from './mutants.ts';
import type { Report, Wish } from './story-worker.ts';

const CHUNK = 50;
const MOST_MUTANT_SEEDS = 2000;

/**
 * `npm run sim -- --seeds 50000 [--from 1]` tells that many stories on all cores, `--seed 4411` one of them in
 * full, `--mutants` how many seeds each broken rule takes. Returns the exit code.
 */
export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seeds: { type: 'string', default: '2000' },
      from: { type: 'string', default: '1' },
      seed: { type: 'string' },
      mutants: { type: 'boolean', default: false },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), 'lukma-sim-'));
  try {
    const worker = await bundle(folder);
    if (values.mutants) return await tellMutants(worker);
    if (values.seed !== undefined) return await replay(worker, Number(values.seed));
    return await tellMany(worker, Number(values.from), Number(values.seeds));
  } finally {
    await rm(folder, { recursive: true });
  }
}

// As one file it starts at once in every thread and runs twice as fast as module by module.
async function bundle(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('story-worker.ts', import.meta.url)),
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
  return join(outDir, 'worker.mjs');
}

async function tellMany(worker: string, from: number, seeds: number): Promise<number> {
  const started = performance.now();
  const wishes: Wish[] = [];
  for (let first = from; first < from + seeds; first += CHUNK)
    wishes.push({ from: first, to: Math.min(first + CHUNK, from + seeds) - 1 });
  const reports = await onAllCores(worker, wishes, ({ broken }) => broken !== null);
  const failed = reports.flatMap(({ broken }) => broken ?? []);
  for (const { seed, message } of failed) print(`${message}\n\nin full: npm run sim -- --seed ${seed}\n`);

  const seconds = (performance.now() - started) / 1000;
  const told = reports.reduce((sum, report) => sum + report.seeds, 0);
  const steps = reports.reduce((sum, report) => sum + report.steps, 0);
  print(`${told} stories, ${steps} steps, ${seconds.toFixed(1)} s, ${(told / seconds).toFixed(0)} stories a second`);
  return failed.length === 0 ? 0 : 1;
}

async function replay(worker: string, seed: number): Promise<number> {
  const [report] = await onAllCores(worker, [{ from: seed, to: seed }], () => true);
  print(
    report?.broken
      ? `${report.broken.story}\n\n${report.broken.message.split('\n')[0]}`
      : `seed ${seed}: every promise kept in ${report?.steps} steps`,
  );
  return report?.broken ? 1 : 0;
}

async function tellMutants(worker: string): Promise<number> {
  const wishes = Object.keys(MUTANTS).map((mutant) => ({ from: 1, to: MOST_MUTANT_SEEDS, mutant }));
  const reports = await onAllCores(worker, wishes, () => false);
  for (const { wish, seeds, broken } of reports) {
    print(
      `${broken ? String(seeds).padStart(5) : 'never'}  ${wish.mutant}: ${broken?.message.split('\n')[0]?.slice(0, 110) ?? 'not noticed'}`,
    );
  }
  return reports.every(({ broken }) => broken !== null) ? 0 : 1;
}

/** Hands the wishes out to a thread a core, until all are told or one says `enough`. */
async function onAllCores(
  file: string,
  wishes: readonly Wish[],
  enough: (report: Report) => boolean,
): Promise<Report[]> {
  const reports: Report[] = [];
  const waiting = [...wishes];
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      const more = () => {
        const wish = waiting.shift();
        if (wish) worker.postMessage(wish);
        else resolve();
      };
      worker.on('error', reject);
      // Nobody ends a worker before all wishes are told.
      worker.on('exit', (code) => reject(new Error(`a worker ended with ${code}`)));
      worker.on('message', (report: Report) => {
        reports.push(report);
        if (enough(report)) waiting.length = 0;
        more();
      });
      more();
    });
  const workers = Array.from({ length: Math.min(availableParallelism(), wishes.length) }, () => new Worker(file));
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return reports;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
