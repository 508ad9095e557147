/**
 * Resolves after the next frame. What follows a write but is not the row itself (the toast, the closing of the
 * form) waits for it: done at once, it took the main thread for longer than the row did.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
