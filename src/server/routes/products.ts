import { readBarcode } from '#domain/food/products/barcode.ts';
import { ownId } from '../admission/request-user.ts';
import { load } from '../diary/core/load.ts';
import { ApiError, invalidInput, unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';

/** Packed foods by their barcodes. */
export const productHandlers: Pick<Handlers, 'getProduct'> = {
  async getProduct({ params }, request) {
    const reading = readBarcode(params.barcode);
    if (reading.is === 'wrong') throw invalidInput([{ path: 'barcode', message: reading.mistake }]);
    const told = await request.services.products.find(reading.barcode, () => count(request));
    if (!told) throw new ApiError('not-found', 'Nobody knows this barcode');
    return { data: told };
  },
};

/**
 * Counts a question to Open Food Facts, which takes so many a minute of us all. Nameless users are made in no time: together they may use half
 * of that, so that with however many addresses they hold up nobody who has a number.
 */
async function count(request: ApiRequest): Promise<void> {
  const { limiter, config, database } = request.services;
  const { userDay, addressDay, minute } = config.limits.products;
  const { user } = await load(database, ownId(request), []);
  if (!user) throw unauthenticated();
  await limiter.takeOfDay(`products ${ownId(request)}`, userDay);
  await limiter.takeOfDay(`products-from ${request.address}`, addressDay);
  if (user.phoneNumber === null) await limiter.take('products-nameless', Math.max(1, Math.floor(minute / 2)));
  await limiter.take('products-asked', minute);
}
