type Level = 'info' | 'warn' | 'error';

// Lines are written together: a write call each would cost more than the request that it tells of.
const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARS = 16_384;
let waiting = '';
let timer: NodeJS.Timeout | undefined;

/** One JSON line. The fields never hold food, weight, phone, token, address or a user's id. */
export function logEvent(level: Level, event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  add(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }));
  if (level === 'error') flushLog();
}

/** The line of a request. Put together by hand: it is the only one that is written thousands of times a second. */
export function logRequest(method: string, route: string, status: number, ms: number): void {
  const at = new Date().toISOString();
  add(
    `{"at":"${at}","level":"info","event":"request","method":"${method}","route":"${route}","status":${status},"ms":${ms.toFixed(1)}}`,
  );
}

function add(line: string): void {
  waiting += `${line}\n`;
  if (waiting.length >= FLUSH_AT_CHARS) flushLog();
  else timer ??= setTimeout(flushLog, FLUSH_AFTER_MS);
}

/** Writes what waits; called before the process ends. */
export function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting === '') return;
  process.stdout.write(waiting);
  waiting = '';
}

/** An error as the log may have it: a database puts values into its messages, so of its errors only the code; of others name, message and place. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: 'not an Error' };
  const { code } = error as { code?: unknown };
  const place = error.stack
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, 5);
  const cause = error.cause instanceof Error ? { cause: `${error.cause.name}: ${messageOf(error.cause)}` } : {};
  return { error: error.name, message: messageOf(error), code, place, ...cause };
}

function messageOf(error: Error): string {
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)) return `SQLSTATE ${code}`;
  // Drizzle's own message repeats the statement with its parameters.
  return error.message.startsWith('Failed query') ? 'Failed query' : error.message;
}
