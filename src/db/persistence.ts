let asked = false;

/**
 * Asks the browser to keep this origin's data when room runs out. Asked after the first logged meal, when
 * there is something to lose; browsers that know the app as installed say yes without a question.
 */
export function askToPersist(): void {
  if (asked) return;
  asked = true;
  // The answer changes nothing here: refused data lives as long as the browser likes.
  globalThis.navigator?.storage?.persist?.().catch(() => undefined);
}
