/**
 * Paths that a navigation asks of the server and that the precached page must not answer:
 * the API, pictures, the bank's pages, health checks, and files with an extension.
 */
export const NOT_THE_APP: RegExp[] = [
  /^\/api(?:\/|\?|$)/,
  /^\/uploads\//,
  /^\/assets\//,
  /^\/bank\//,
  /^\/(?:healthz|readyz)(?:\?|$)/,
  /^[^?]*\/[^/?]+\.[^/?]+(?:\?|$)/,
];
