import { createReadStream } from 'node:fs';
import { createServer, Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A stand-in for the way to a server: the product and a folder of pages beside it, under one origin. */
export interface SlowProxy {
  origin: string;
  /** Ms before each answer of a call is passed on. */
  delayMs: number;
  stop(): Promise<void>;
}

/** Passes all on to the product at `origin`, but `/peers/…`, which comes from `folder`. */
export async function startSlowProxy(origin: string, folder: string): Promise<SlowProxy> {
  const agent = new Agent({ keepAlive: true });
  const { port, hostname } = new URL(origin);
  const proxy: SlowProxy = { origin: '', delayMs: 0, stop: () => stopped() };
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (path.startsWith('/peers/')) servePage(folder, path.slice('/peers/'.length), answer);
    else passOn(asked, answer);
  });
  const passOn = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { url: path, method, headers } = asked;
    const onward = request({ agent, host: hostname, port, path, method, headers }, async (told) => {
      if (proxy.delayMs > 0 && path?.startsWith('/api/')) await sleep(proxy.delayMs);
      answer.writeHead(told.statusCode ?? 502, told.headers);
      told.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  };
  const stopped = async () => {
    agent.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // localhost is a secure context, so the service worker and Web Locks are there.
  proxy.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return proxy;
}

/** `<name>.html` loads `<name>.js`. */
function servePage(folder: string, name: string, answer: ServerResponse): void {
  if (name.endsWith('.html')) {
    answer.writeHead(200, { 'Content-Type': 'text/html' });
    answer.end(
      `<!doctype html><meta charset="utf-8"><script type="module" src="/peers/${name.slice(0, -5)}.js"></script>`,
    );
    return;
  }
  answer.writeHead(200, { 'Content-Type': 'text/javascript' });
  createReadStream(join(folder, name))
    .on('error', () => answer.destroy())
    .pipe(answer);
}
