import type { Http, HttpAnswer, HttpRequest } from '#sync/ports.ts';

/** Requests to our own origin over `fetch`: the only place that calls it. */
export const fetchHttp: Http = {
  async send(request, signal) {
    const url = new URL(`/api${request.path}`, globalThis.location.origin);
    try {
      const answer = await fetch(url, {
        method: request.method,
        headers: request.headers,
        body: bodyOf(request),
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.any([signal, AbortSignal.timeout(request.timeoutMs)]),
      });
      return await read(answer);
    } catch (error) {
      if (isNoAnswer(error)) return null;
      throw error;
    }
  },
};

/** Like `fetchHttp`, for an answer that is read while it comes. Null: no answer came. */
export async function fetchGrowing(
  { path, headers, body }: { path: string; headers: Record<string, string>; body: string },
  signal: AbortSignal,
): Promise<Response | null> {
  try {
    return await fetch(new URL(`/api${path}`, globalThis.location.origin), {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      credentials: 'omit',
      signal,
    });
  } catch (error) {
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

function bodyOf({ body }: HttpRequest): string | FormData | null {
  if (body === null || typeof body === 'string') return body;
  const form = new FormData();
  form.set('name', body.multipart.name);
  form.set('thumbnail', body.multipart.thumbnail, `${body.multipart.name}.jpg`);
  return form;
}

async function read(answer: Response): Promise<HttpAnswer> {
  const { status, headers } = answer;
  return { status, header: (name) => headers.get(name), body: await answer.text() };
}

/** `fetch` reports a network that failed as a TypeError, and our own giving up as an abort or a time-out. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && /^(?:Abort|Timeout|Network)Error$/.test(error.name));
}
