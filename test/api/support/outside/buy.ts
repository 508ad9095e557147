import type { Client } from '../client.ts';

/** Orders a month and returns the sandbox's page and the order. */
export async function order(user: Client): Promise<{ redirectUrl: string; orderId: string }> {
  const { status, data } = await user.ask('postPaymentCreate', { body: { plan: 'month' } });
  if (status !== 200) throw new Error(`No order was made: ${status}`);
  return data;
}

/** Presses a button of the sandbox's page; answers where the browser is sent. */
export async function choose(
  origin: string,
  page: string,
  choice: 'pay' | 'decline',
  card: 'pays' | 'pays-once' = 'pays',
): Promise<string | null> {
  const response = await fetch(`${origin}${page}`, {
    method: 'POST',
    body: new URLSearchParams({ choice, card }),
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.headers.get('location');
}

/** Asks until the condition holds; the test's own time limit ends what never will. */
export async function until<Found>(ask: () => Promise<Found>, holds: (found: Found) => boolean): Promise<Found> {
  for (;;) {
    const found = await ask();
    if (holds(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
