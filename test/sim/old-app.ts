import type { WrapPorts } from './device.ts';

const UNKNOWN_TO_IT: ReadonlySet<string> = new Set(['nutrients', 'nutrientCoverage']);

/** An app from before nutrients: it leaves out of what it reads, and so of what it sends, what it does not know. */
export const oldApp: WrapPorts = (ports) => ({
  ...ports,
  http: {
    send: async (request, signal) => {
      const answer = await ports.http.send(
        typeof request.body === 'string' ? { ...request, body: without(request.body) } : request,
        signal,
      );
      return answer && { ...answer, body: without(answer.body) };
    },
  },
});

/** A page that is no JSON, as of a log-in, stays as it is. */
function without(text: string): string {
  if (!text.startsWith('{')) return text;
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (UNKNOWN_TO_IT.has(name) ? undefined : value)));
}
