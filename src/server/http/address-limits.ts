import type { ApiRequest } from './handler.ts';

/** Takes one of what an address may do a minute and a day, and of what the networks around it may. Throws 429. */
export async function takeOfAddress(
  request: ApiRequest,
  what: string,
  most: { minute: number; day: number },
): Promise<void> {
  const { limiter } = request.services;
  for (const { name, times } of [{ name: request.address, times: 1 }, ...request.networks()]) {
    await limiter.take(`${what} ${name}`, most.minute * times);
    await limiter.takeOfDay(`${what} ${name}`, most.day * times);
  }
}
