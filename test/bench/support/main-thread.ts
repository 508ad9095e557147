import type { Browser, Page } from 'playwright';
import * as v from 'valibot';

const Event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number(), 0),
  args: v.optional(v.object({ name: v.optional(v.string()) }), {}),
});
const Trace = v.object({ traceEvents: v.array(Event) });

/** Tasks of a page's main thread, ms. */
export interface MainThread {
  /** The processor's own time of all of them. */
  cpu: number;
  /** The longest, by the clock. */
  longest: number;
  /** What each took beyond 50 ms, by the clock, in all. */
  blocking: number;
}

const LONG_MS = 50;

/** What the main thread does during `load`, from a trace of it. The page's own process is the one that works most. */
export async function traceMainThread(browser: Browser, page: Page, load: () => Promise<void>): Promise<MainThread> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await load();
  const { traceEvents } = v.parse(Trace, JSON.parse((await browser.stopTracing()).toString()));
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => {
      const tasks = traceEvents.filter((one) => one.pid === pid && one.tid === tid && one.name.endsWith('::RunTask'));
      const ms = tasks.map(({ dur }) => dur / 1000);
      return {
        cpu: tasks.reduce((sum, { tdur }) => sum + tdur / 1000, 0),
        longest: Math.max(0, ...ms),
        blocking: ms.reduce((sum, one) => sum + Math.max(0, one - LONG_MS), 0),
      };
    });
  const [busiest] = threads.toSorted((one, other) => other.cpu - one.cpu);
  if (!busiest) throw new Error('the trace has no page');
  return busiest;
}
