import { ApiError } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';

/**
 * Whether a nameless user of this address begins the trial now. A few of an address do a day: a family. Whoever deletes the diary and comes
 * again, or asks for users by the dozen, is told of no trial until a number is proven, which anybody may do at any time; so a school
 * behind one router loses nothing but the first screen without a number. Of IPv6 a /56 counts as one address: it is one customer's.
 */
export async function beginsTrial({
  services: {
    limiter,
    config: { limits },
  },
  address,
  networks,
}: ApiRequest): Promise<boolean> {
  const [customer] = networks();
  try {
    await limiter.takeOfDay(`trial ${customer?.name ?? address}`, limits.trials);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate-limited') return false;
    throw error;
  }
}
