import { putFoodWorker } from './ask-foods.ts';
import { watchLive } from '../diary/live.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { accessAt, trustedNow } from '../session/access/payment-memory.ts';
import { accessQuery } from '../session/access/use-access.ts';
import { systemClock } from '../platform/system-clock.ts';
import { refreshCatalogue } from './catalogue/refresh-catalogue.ts';

/** A network that comes and goes asks for the catalogue no more often than this. */
const PAUSE_MS = 60_000;

/**
 * Lets screens ask about foods, and keeps the catalogue in step with the server: at the start, after every
 * sign-in, when the network is back, and when the person's access changed. Returns how to stop.
 */
export function startFoodHost(startWorker: () => Worker): () => void {
  putFoodWorker(startWorker);
  return hostSignedIn(() => {
    const stops = [followAccess(), watchOnline(backOnline)];
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** Refreshes at once, and again when what was paid for, or the end of the trial, gives another access than before. */
function followAccess(): () => void {
  let before: boolean | null | undefined;
  return watchLive(accessQuery, (known) => {
    const hasAccess = known && accessAt(known.payment, trustedNow(known, systemClock.now(), known.mark)).hasAccess;
    if (hasAccess === before) return;
    before = hasAccess;
    void refresh();
  });
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
