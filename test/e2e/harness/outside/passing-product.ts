import { clockAhead } from '#test/api/support/clock-ahead.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { freshData, serverEntry } from '../global-setup.ts';

const DAY_MS = 86_400_000;

/** The built product, for which days pass in no time. */
export interface PassingProduct {
  network: FaultProxy;
  /** Of the server itself, past the network. */
  origin: string;
  /** Its clock now, epoch ms. */
  now(): number;
  /** Ends the server and starts it at the same address and on the same data, so many days later; a part of a day counts. */
  passDays(days: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built product on a database of its own, today. */
export async function startPassing(): Promise<PassingProduct> {
  const folder = await freshData();
  let passed = 0;
  const start = (port: number) =>
    startServer(
      serverEntry(),
      { dataDir: folder.path },
      {
        env: { PORT: String(port), ...clockAhead(passed * DAY_MS) },
      },
    );
  let server = await start(0);
  const { origin, port } = server;
  const network = await startFaultProxy(origin);
  return {
    network,
    origin,
    now: () => Date.now() + passed * DAY_MS,
    async passDays(days) {
      network.turn('down');
      await server.end('SIGTERM');
      passed += days;
      server = await start(port);
      network.shiftClock(passed * DAY_MS);
      network.turn('fair');
    },
    async stop() {
      await network.close();
      await server.end('SIGTERM');
      await folder.remove();
    },
  };
}
