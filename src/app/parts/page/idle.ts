/** Resolves when the browser has nothing more urgent to do, after `patienceMs` at the latest where one is given. */
export const idle = (patienceMs?: number): Promise<void> =>
  new Promise((resolve) => {
    // WebKit has no idle callback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), patienceMs === undefined ? {} : { timeout: patienceMs });
    else setTimeout(resolve, 50);
  });
