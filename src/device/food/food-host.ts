import { liveQuery } from 'dexie';
import { putFoodWorker } from './ask-foods.ts';
import type { Diary } from '../diary/diary.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { readAccess } from '../session/access/read-access.ts';
import { refreshCatalogue } from './catalogue/refresh-catalogue.ts';

/** A network that comes and goes asks for the catalogue no more often than this. */
const PAUSE_MS = 60_000;

/**
 * Lets screens ask about foods, and keeps the catalogue in step with the server: at the start, after every
 * sign-in, when the network is back, and when the person's access changed. Returns how to stop.
 */
export function startFoodHost(startWorker: () => Worker): () => void {
  putFoodWorker(startWorker);
  return hostSignedIn((diary) => {
    const stops = [followAccess(diary), watchOnline(backOnline)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Refreshes at once, and again when what was paid for, or the end of the trial, gives another access than before. */
function followAccess({ db }: Diary): () => void {
  let before: boolean | null | undefined;
  const subscription = liveQuery(async () => (await readAccess(db))?.hasAccess ?? null).subscribe({
    next: (hasAccess) => {
      if (hasAccess === before) return;
      before = hasAccess;
      void refresh();
    },
    // A store that cannot be read shows itself on the screen.
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

let askedAt = Number.NEGATIVE_INFINITY;

function backOnline(): void {
  if (performance.now() - askedAt >= PAUSE_MS) void refresh();
}

async function refresh(): Promise<void> {
  if (!isOnline()) return;
  askedAt = performance.now();
  await refreshCatalogue();
}
