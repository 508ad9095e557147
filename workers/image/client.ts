import { proxy, type Remote, wrap } from 'comlink';
import { ImageError } from './image-error.ts';
import type { ImageService } from './image-service.ts';
import type { PreparedPicture, Subject } from './prepare-meal-picture.ts';

/** A worker that nobody needs gives its memory back after this time. */
const IDLE_MS = 10_000;

/** What a caller may add to a job. */
interface PrepareOptions {
  /** A dish, where nothing else is said. */
  subject?: Subject;
  signal?: AbortSignal;
  /** Gets 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The page's side of the image worker. */
export interface ImageWorker {
  /**
   * Photo (at most 800 px, of a label 1,600) and thumbnail (at most 256 px) as JPEG. Rejects with an `ImageError`
   * whose `code` says why; any other error means that the worker itself could not run.
   */
  prepare(file: Blob, options?: PrepareOptions): Promise<PreparedPicture>;
}

interface Running {
  worker: Worker;
  service: Remote<ImageService>;
  /** Never settles unless the worker breaks down. */
  broken: Promise<never>;
}

/**
 * The client of the image worker. `startWorker` is called for the first picture, and again for one
 * that comes after ten idle seconds or a breakdown.
 */
export function createImageWorker(startWorker: () => Worker): ImageWorker {
  let running: Running | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let jobs = 0;
  let lastId = 0;

  function stop(): void {
    running?.worker.terminate();
    running = undefined;
  }

  async function prepare(file: Blob, { subject = 'dish', signal, onProgress }: PrepareOptions = {}) {
    if (signal?.aborted) throw new ImageError('cancelled');
    clearTimeout(idle);
    jobs += 1;
    const { service, broken } = (running ??= open(startWorker()));
    const id = (lastId += 1);
    const settled = new AbortController();
    try {
      const outcome = await Promise.race([
        service.prepare(id, file, subject, proxy(onProgress ?? noProgress)),
        cancelledBy(signal, () => void service.cancel(id), settled.signal),
        broken,
      ]);
      if (outcome.is === 'refused') throw new ImageError(outcome.code);
      const { photo, thumbnail, width, height } = outcome;
      return { photo, thumbnail, width, height };
    } catch (error) {
      if (!(error instanceof ImageError)) stop();
      throw error;
    } finally {
      settled.abort();
      jobs -= 1;
      if (jobs === 0) idle = setTimeout(stop, IDLE_MS);
    }
  }

  return { prepare };
}

function open(worker: Worker): Running {
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the image worker broke down')), {
      once: true,
    });
  });
  // Every job races against it and hears of it; between jobs nobody has to.
  broken.catch(() => undefined);
  return { worker, service: wrap<ImageService>(worker), broken };
}

/** Rejects as soon as the caller gives up; the worker itself stops at its next step. */
function cancelledBy(signal: AbortSignal | undefined, tellWorker: () => void, settled: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => {
      tellWorker();
      reject(new ImageError('cancelled'));
    };
    signal?.addEventListener('abort', giveUp, { once: true, signal: settled });
  });
}

function noProgress(): void {
  // Nobody asked.
}
