import { Agent, request } from 'node:http';
import type { WireRequest } from './requests.ts';

/** An answer as it came. */
export interface WireAnswer {
  status: number;
  type: string;
  /** Names of its headers, in small letters. */
  headers: readonly string[];
  text: string;
}

/** Sends requests as they are, over connections that stay open. */
export interface Wire {
  send(sent: WireRequest, token: string | null): Promise<WireAnswer>;
  close(): void;
}

/** No request of the fuzz test may take longer, on however busy a machine. */
const PATIENCE_MS = 30_000;

/** A sender to a port of this machine. Unlike fetch, it changes nothing of a target. */
export function openWire(port: number): Wire {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, target, headers, body }, token) =>
      new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
        const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
        const sending = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path: target,
            agent,
            headers: { ...headers, ...length, ...bearer },
            timeout: PATIENCE_MS,
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                type: response.headers['content-type'] ?? '',
                headers: Object.keys(response.headers),
                text: Buffer.concat(chunks).toString(),
              }),
            );
            response.on('error', reject);
          },
        );
        sending.on('timeout', () => sending.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)));
        sending.on('error', reject);
        sending.end(body);
      }),
    close: () => agent.destroy(),
  };
}
