import { fileURLToPath } from 'node:url';
import { ensureBuilt, serverEntry } from '#build/ensure-built.mjs';
import { startServer, temporaryFolder } from '../api/support/start-server.ts';

/** The built product on a database of its own, whose server can go and come back. */
export interface Product {
  /** localhost is a secure context: the service worker is there. */
  origin: string;
  /** Ends the server. Nobody listens at its address any more. */
  goes(): Promise<void>;
  /** Starts it again at the same address, on the same data. */
  comesBack(): Promise<void>;
  /** Ends it for good and removes its data. */
  remove(): Promise<void>;
}

/** Starts the product; builds it before where that is needed. */
export async function startProduct(): Promise<Product> {
  if (!ensureBuilt()) throw new Error('The build failed.');
  const folder = await temporaryFolder();
  const start = (port: number) =>
    startServer(fileURLToPath(serverEntry), { dataDir: folder.path }, { env: { PORT: String(port) } });
  let server = await start(0);
  const { port } = server;
  return {
    origin: `http://localhost:${port}`,
    goes: async () => void (await server.end('SIGTERM')),
    comesBack: async () => {
      server = await start(port);
    },
    remove: async () => {
      await server.end('SIGTERM');
      await folder.remove();
    },
  };
}
