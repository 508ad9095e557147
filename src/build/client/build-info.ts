import type { InlineHashes } from './inline-hashes.ts';

/** What `dist/build.json` says about the build beside it; the server reads it at start. */
export interface BuildInfo {
  /** Also compiled into client, service worker and server as `__APP_VERSION__`. */
  version: string;
  /** Hash of the sources; `npm start` builds again when it no longer fits. */
  sources: string;
  /** The inline parts of index.html which the Content-Security-Policy lets run. */
  csp: InlineHashes;
}
