import { afterEach, expect, test, vi } from 'vitest';
import { readAhead } from '#app/shell/start/read-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page that comes from the service worker, or from the network; `read` gathers the screens whose code it has read ahead. */
function openPage(controller: object | null, visibilityState = 'visible') {
  const page = Object.assign(new EventTarget(), { visibilityState });
  vi.stubGlobal('navigator', { serviceWorker: { controller } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act));
  const read: string[] = [];
  const routesByPath = new Proxy({}, { get: (_, path) => path });
  const done = readAhead({ routesByPath, loadRouteChunk: (path: string) => void read.push(path) } as never);
  return { page, read, done };
}

test('a page from the service worker reads the code of its other screens, once it is seen', async () => {
  const { page, read, done } = openPage({}, 'hidden');
  expect(read).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(read).toEqual(['/history', '/mealplan', '/assistant', '/profile']);
});

test('a page from the network spends no byte ahead', async () => {
  const { read, done } = openPage(null);
  await done;
  expect(read).toEqual([]);
});
