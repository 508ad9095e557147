import { watchInstall } from './parts/install/install.ts';
import { nextTask } from './parts/page/next-task.ts';
import { showFirstDay } from './shell/start/first-day.ts';

watchInstall();
// Not awaited: chunks of the app may import from this very file, and would wait for it to end.
void start(document.getElementById('root'));

/** Shows the app, then looks after new versions of it. */
async function start(host: HTMLElement | null): Promise<void> {
  if (host) {
    await showFirstDay();
    // React runs in a task of its own, before everything that imports it: together they held a slow phone for twice as long.
    await import('react-dom/client');
    await nextTask();
    // The app comes as a chunk of its own: a stylesheet of the entry would hold back the first paint.
    const { startApp } = await import('./shell/app.tsx');
    await nextTask();
    await startApp(host);
  }
  const { startUpdates } = await import('./parts/page/service-worker-registration.ts');
  await startUpdates();
}
