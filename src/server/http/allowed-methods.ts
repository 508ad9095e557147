import { CALLS } from '#contract/calls.ts';

const PATTERNS = Object.values(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that a path of the API takes, as `Allow` lists them; null where there is no such path. */
export function allowedMethods(path: string): string | null {
  const methods = new Set<string>(PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (path === '/api/openapi.json') methods.add('GET');
  if (methods.size === 0) return null;
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].toSorted().join(', ');
}
