import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { HEADER, type Envelope } from '#contract/envelope.ts';
import { API_HEADERS } from './headers/answer-headers.ts';

/** A head of 16 KB, which is all that Node takes, arrives within this long. */
const HEAD_MS = 15_000;
/** How often Node looks for connections whose head does not come. */
const LOOK_EVERY_MS = 2_000;
/** Beyond its first seconds a body has to come at least this fast; devices wait as long (`timeoutFor` of the engine). */
const LEAST_BYTES_A_SECOND = 4_096;

/** How Node's server is opened so that nobody holds a connection by sending nothing; `slowMs` is a body's first grace. */
export const patience = (slowMs: number) => ({
  headersTimeout: Math.min(HEAD_MS, slowMs),
  // Ours below looks at what has come, not at how long it takes.
  requestTimeout: 0,
  connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, slowMs),
});

/** Ends requests whose body comes slower than anybody's network, and answers what is no HTTP in our envelope. */
export function watchConnections(server: Server, slowMs: number, generation: () => string): void {
  server.prependListener('request', (request: IncomingMessage) => watchBody(request, slowMs, generation));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const [status, words, body] = answerTo(error.code);
    refuse(socket, status, words, body, generation());
  });
}

function watchBody(request: IncomingMessage, slowMs: number, generation: () => string): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const startedAt = performance.now();
  const bytesBefore = socket.bytesRead;
  const look = () => {
    if (request.complete || socket.destroyed) return;
    const graceMs = slowMs + (1000 * (socket.bytesRead - bytesBefore)) / LEAST_BYTES_A_SECOND;
    const leftMs = graceMs - (performance.now() - startedAt);
    if (leftMs > 0) timer = setTimeout(look, leftMs + 1).unref();
    else refuse(socket, 408, 'Request Timeout', refusalOf('too-slow', 'The body came too slowly'), generation());
  };
  let timer = setTimeout(look, slowMs + 1).unref();
  request.once('close', () => clearTimeout(timer));
}

function answerTo(code: string | undefined): [number, string, Envelope] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [
      431,
      'Request Header Fields Too Large',
      refusalOf('too-large', 'Address and headers are longer than 16 KB'),
    ];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, 'Request Timeout', refusalOf('too-slow', 'The request came too slowly')];
  return [400, 'Bad Request', refusalOf('invalid-input', 'Not valid HTTP')];
}

const refusalOf = (code: string, message: string): Envelope => ({ success: false, message, code });

/** Written by hand: there is no response object for what never became a request, or for one that is under way in a handler. */
function refuse(socket: Duplex, status: number, words: string, envelope: Envelope, generation: string): void {
  if (!socket.writable || socket.destroyed) return;
  const body = JSON.stringify(envelope);
  const headers = {
    ...API_HEADERS,
    [HEADER.generation]: generation,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${head}\r\n${body}`, () => socket.destroy());
}
