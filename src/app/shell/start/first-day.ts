import * as v from 'valibot';
import { getFirstDay } from '#contract/diary/first-day.ts';
import { writeDayGlance } from '#device/diary/reads/day-glance.ts';
import { accessAt } from '#device/session/access/payment-memory.ts';
import { tellPayment } from '#device/session/access/told-payment.ts';
import { dayGlance } from '#app/features/dashboard/energy/day-glance.ts';
import { energyOf } from '#app/features/dashboard/energy/energy-view.ts';
import { trialWords } from '#app/features/dashboard/trial/trial-words.ts';

declare global {
  interface Window {
    /** The answer to `getFirstDay`, for which the page's own script asks before any file of the app where the device holds a session and no glance of a day. */
    firstDay?: Promise<Response>;
  }
}

/** A server that takes longer holds the app back no longer. */
const PATIENCE_MS = 500;
/** After that a session that nobody has spoken of asks for itself. */
const LONGEST_WAIT_MS = 2_000;
const Answer = v.object({ data: getFirstDay.data });

/**
 * Shows the day that the page has asked for, where it has: the app's code, which takes a slow phone a second, runs after
 * that. It stands as the glance, which the app goes on with while the first pull is under way.
 */
export async function showFirstDay(): Promise<void> {
  const asked = globalThis.window.firstDay;
  if (!asked) return;
  const patience = new AbortController();
  await Promise.race([show(asked, patience.signal), passed(PATIENCE_MS)]);
  patience.abort();
  // The page asks for the rest of the app now.
  document.dispatchEvent(new Event('first-day'));
}

async function show(asked: Promise<Response>, patience: AbortSignal): Promise<void> {
  const read = v.safeParse(Answer, await bodyOf(asked));
  if (!read.success || patience.aborted) return;
  const { date, payment, ...sums } = read.output.data;
  tellPayment(localStorage.getItem('auth_token'), payment);
  const { trial } = accessAt({ info: payment }, Date.now());
  writeDayGlance(dayGlance(date, energyOf(sums), trialWords(trial)));
  document.dispatchEvent(new Event('glance'));
  await painted();
}

let isRefused = false;
let body: Promise<unknown> | undefined;

/**
 * Whether the server has answered to the page that it knows the session no more. It returns what is known now, or waits for the answer that is
 * under way, at most `LONGEST_WAIT_MS`.
 */
export async function isFirstDayRefused(mayWait: boolean): Promise<boolean> {
  const asked = globalThis.window.firstDay;
  if (mayWait && asked) await Promise.race([bodyOf(asked), passed(LONGEST_WAIT_MS)]);
  return isRefused;
}

/** The answer's JSON, read once; null where no answer came, or one that nobody can read. */
const bodyOf = (asked: Promise<Response>): Promise<unknown> =>
  (body ??= asked
    .then((answer): Promise<unknown> => {
      isRefused = answer.status === 401;
      return answer.json();
    })
    .catch(() => null));

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
