import type { BrowserContext } from 'playwright/test';

/** What went wrong in a browser without anyone asking for it: errors in its console, uncaught ones, broken policies. */
export interface Troubles {
  /** Listens to every page and worker of a context. */
  watch(context: BrowserContext): void;
  /** Lets messages through that a test brings about on purpose. */
  allow(what: RegExp): void;
  /** Everything that was found and not allowed. */
  readonly found: readonly string[];
}

/** The browser's own line about a request without a good answer. */
const FAILED_REQUEST = /^Failed to load resource:/;

/** Collects troubles. While `isDisturbed`, requests may fail: the test has asked for it. */
export function collectTroubles(isDisturbed: () => boolean): Troubles {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const hear = (text: string) => {
    if (FAILED_REQUEST.test(text) && isDisturbed()) return;
    heard.push(text);
  };
  return {
    watch(context) {
      context.on('console', (message) => {
        if (message.type() === 'error') hear(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => hear(`uncaught: ${error.error().stack ?? error.error().message}`));
    },
    allow: (what) => void allowed.push(what),
    get found() {
      return heard.filter((text) => !allowed.some((what) => what.test(text)));
    },
  };
}
