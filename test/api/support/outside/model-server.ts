import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server under test asked of a model. */
interface AskedModel {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: unknown }[]; response_format?: { type: string } };
  /** What a multipart request carried: its fields, and its file's name, type and bytes. */
  form: Record<string, string | File> | undefined;
  /** Settles when the asker has gone before it had an answer. */
  broken: Promise<void>;
}

/** How a model answers one request. */
export type ModelReply = (response: ServerResponse) => void;

/** A server that speaks the OpenAI-compatible protocol: POST /chat/completions, whole or in pieces, and POST /audio/transcriptions. */
export interface ModelServer {
  url: string;
  /** What was asked since `willReply`, the oldest first. */
  asked: AskedModel[];
  /** The next requests get these replies in their order, later ones 500. */
  willReply(...replies: ModelReply[]): void;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = [];
  let replies: ModelReply[] = [];
  const server = createServer((request, response) => {
    void take(request, response);
  });
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const broken = new Promise<void>((resolve) => response.once('close', () => response.writableFinished || resolve()));
    const [bytes, type] = [await readBody(request), request.headers['content-type'] ?? ''];
    const isForm = type.startsWith('multipart/form-data');
    const form = isForm ? await new Response(bytes, { headers: { 'Content-Type': type } }).formData() : undefined;
    const body = (isForm ? { model: '', messages: [] } : JSON.parse(bytes.toString())) as AskedModel['body'];
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body,
      form: form && Object.fromEntries(form),
      broken,
    });
    (replies.shift() ?? status(500))(response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    willReply(...next) {
      asked.length = 0;
      replies = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An ordinary answer whose content is this text. */
export const says =
  (content: string): ModelReply =>
  (response) => {
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'a',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [choice],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

/** An answer in pieces; the last one comes once `until` settles. */
export const streams =
  (pieces: readonly string[], until: Promise<unknown> = Promise.resolve()): ModelReply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    for (const content of pieces.slice(0, -1)) send({ role: 'assistant', content });
    const end = async () => {
      await until;
      send({ content: pieces.at(-1) });
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    };
    void end();
  };

/** An answer of these foods. */
export const lists = (...items: Record<string, unknown>[]): ModelReply => says(JSON.stringify({ items }));

/** What was said, as a transcription has it. */
export const hears = (text: string): ModelReply => sends(JSON.stringify({ text }));

/** A refusal, as providers word it. */
export const status =
  (code: number, headers: Record<string, string> = {}): ModelReply =>
  (response) => {
    response.writeHead(code, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no', type: 'error', param: null, code: null } }));
  };

/** Bytes that are no answer of the protocol. */
export const sends =
  (body: string, type = 'application/json'): ModelReply =>
  (response) => {
    response.writeHead(200, { 'Content-Type': type });
    response.end(body);
  };

/** The connection breaks. */
export const breaksOff: ModelReply = (response) => {
  response.destroy();
};

/** Never an answer. */
export const hangs: ModelReply = () => undefined;

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
