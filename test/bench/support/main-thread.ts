import type { Browser, CDPSession, Page } from 'playwright';
import * as v from 'valibot';

const Event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
});
const Trace = v.object({ traceEvents: v.array(Event) });

/** Tasks of a page's main thread, ms. */
export interface MainThread {
  /** The processor's own time of all of them. */
  cpu: number;
  /** The longest by the processor's own time: other processes take it from no task. */
  longestCpu: number;
  /** The longest, by the clock. */
  longest: number;
  /** What each took beyond 50 ms, by the clock, in all. */
  blocking: number;
}

const LONG_MS = 50;

/** Says in the trace which thread is the page's: the browser has pages of its own, which can have more to do. */
const MARK = 'traced page';

/** What the main thread of `page` does during `load`, from a trace of it. */
export async function traceMainThread(
  browser: Browser,
  { page, devtools }: { page: Page; devtools: CDPSession },
  load: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await load();
  await devtools.send('Runtime.evaluate', { expression: `void performance.mark('${MARK}')` });
  const { traceEvents } = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
  const own = traceEvents.find(({ name }) => name === MARK);
  if (!own) throw new Error('the trace has no page');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => pid === own.pid && tid === own.tid && name.endsWith('::RunTask'),
  );
  const ms = tasks.map(({ dur }) => dur / 1000);
  const cpuMs = tasks.map(({ tdur }) => tdur / 1000);
  return {
    cpu: cpuMs.reduce((sum, one) => sum + one, 0),
    longestCpu: Math.max(0, ...cpuMs),
    longest: Math.max(0, ...ms),
    blocking: ms.reduce((sum, one) => sum + Math.max(0, one - LONG_MS), 0),
  };
}
