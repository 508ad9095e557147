import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';
import { startServer, type TestServer } from '#test/api/support/start-server.ts';
import { freshData, serverEntry } from './global-setup.ts';
import { DiaryPage } from './pages/diary-page.ts';
import { startFaultProxy, type FaultProxy } from './outside/fault-proxy.ts';
import { leaveCustomToken, leaveToken, newPerson, registerLater, type Person } from './people.ts';
import { ServerTruth } from './server-truth.ts';
import { collectTroubles, type Troubles } from './troubles.ts';

/** A browser of its own: a phone, a tablet, somebody else's laptop. */
interface Device {
  context: BrowserContext;
  page: Page;
  diary: DiaryPage;
}

interface PerTest {
  /** Nameless people are asked to register, as they are outside of tests. */
  asksToRegister: boolean;
  /** The app stores itself on the device, as it does outside of tests. What never leaves the network can do without: it takes as long as the rest of a start. */
  getsReadyForFlight: boolean;
  /** The network between this test's browsers and the server. */
  network: FaultProxy;
  /** Errors that nobody asked for; a test with one of them fails. */
  troubles: Troubles;
  /** Somebody with a plan whom no device knows yet. */
  person: Person;
  /** What the server really holds of `person`. */
  truth: ServerTruth;
  /** The first device, signed in by the token of `person`, its diary open, ready for flight where that is asked for. */
  diary: DiaryPage;
  /** Starts one more server with other settings, and a network in front of it. */
  newProduct: (env: Record<string, string>) => Promise<FaultProxy & { server: TestServer }>;
  /** Starts one more browser; with a person it signs in by their one-time token and opens on their diary. */
  newDevice: (person?: Pick<Person, 'customToken'>, options?: BrowserContextOptions) => Promise<Device>;
}
interface PerWorker {
  /** The built product with its embedded database, as `npm start` runs it. */
  server: TestServer;
}

/** A test with a real server of its worker, and a network of its own in front of it. */
export const test = base.extend<PerTest, PerWorker>({
  server: [
    // Playwright reads a fixture's needs from this very pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const { server, stop } = await startProduct();
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
  network: async ({ server }, provide) => {
    const network = await startFaultProxy(server.origin);
    await provide(network);
    await network.close();
  },
  baseURL: async ({ network }, provide) => provide(network.origin),
  troubles: [
    async ({ network }, provide) => {
      const troubles = collectTroubles(() => network.disturbed);
      await provide(troubles);
      expect(troubles.found, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  asksToRegister: [false, { option: true }],
  getsReadyForFlight: [true, { option: true }],
  context: async ({ context, troubles, asksToRegister, getsReadyForFlight }, provide) => {
    troubles.watch(context);
    if (!getsReadyForFlight) await refuseWorkers(context);
    if (!asksToRegister) await registerLater(context);
    await provide(context);
  },
  person: async ({ server }, provide) => provide(await newPerson(server.origin)),
  truth: async ({ server, person }, provide) => provide(new ServerTruth(server.origin, person.token)),
  diary: async ({ page, person, getsReadyForFlight }, provide) => {
    await leaveToken(page, 'auth_token', person.token);
    const diary = new DiaryPage(page);
    await diary.open();
    if (getsReadyForFlight) await readyForFlight(page);
    await provide(diary);
  },
  // oxlint-disable-next-line no-empty-pattern
  newProduct: async ({}, provide) => {
    const stops: (() => Promise<void>)[] = [];
    await provide(async (env) => {
      const { server, stop } = await startProduct(env);
      const network = await startFaultProxy(server.origin);
      stops.push(network.close, stop);
      return Object.assign(network, { server });
    });
    for (const stop of stops) await stop();
  },
  newDevice: async ({ browser, troubles, getsReadyForFlight }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (person, options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      troubles.watch(context);
      if (!getsReadyForFlight) await refuseWorkers(context);
      await registerLater(context);
      const page = await context.newPage();
      const diary = new DiaryPage(page);
      if (person) {
        await leaveCustomToken(page, person.customToken);
        await diary.open();
        if (getsReadyForFlight) await readyForFlight(page);
      }
      return { context, page, diary };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** A test that never leaves the network, on devices that the app does not store itself on. */
export const onlineTest = test.extend({ getsReadyForFlight: false });

/** Lets sheets and pages move, as they do for most people: `test.use(withMotion)`. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Starts the built product on a database of its own. */
export async function startProduct(
  env: Record<string, string> = {},
  entry = serverEntry(),
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = await freshData();
  const server = await startServer(entry, { dataDir: folder.path }, { env });
  const stop = async () => {
    await server.end('SIGTERM');
    await folder.remove();
  };
  return { server, stop };
}

/** Cuts the browser and everything in it off, as flight mode does: the network, and what the browser says of it. */
export async function flightMode(context: BrowserContext, network: FaultProxy, on: boolean): Promise<void> {
  network.turn(on ? 'down' : 'fair');
  await context.setOffline(on);
}

/** Lets the browsers of a context take no service worker, as some private windows do. */
const refuseWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Not every page is one that may have a worker.
    if (!('ServiceWorkerContainer' in globalThis)) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('No workers here', 'SecurityError'));
  });

/** Waits until the service worker holds the whole shell and serves this page. */
export async function readyForFlight(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

export { expect };
