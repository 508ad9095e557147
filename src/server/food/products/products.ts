import type { ProductTold } from '#contract/food/products.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { logEvent } from '#server/platform/log.ts';
import type { Database } from '#server/store/database.ts';
import { askOpenFoodFacts, ProductsFailed } from './ask-open-food-facts.ts';
import { rememberedProduct, rememberProduct } from './product-cache.ts';
import type { ProductSettings } from './product-settings.ts';

/** Packed foods by their barcodes. */
export interface Products {
  /**
   * What is known of a barcode; null when nobody knows it. `count` is called before somebody outside is asked, and may refuse. Throws ApiError
   * where nobody can be asked now.
   */
  find(barcode: Barcode, count: () => Promise<void>): Promise<ProductTold | null>;
}

/** Products behind the cache and Open Food Facts. `contact` is whom it may write to when we are too many. */
export function openProducts(
  database: Database,
  settings: ProductSettings | null,
  contact: string | null,
  clock: () => number,
): Products {
  const userAgent = contact === null ? 'Lukma/1' : `Lukma/1 (${contact})`;
  const underWay = new Map<Barcode, Promise<ProductTold | null>>();
  let pausedUntilMs = 0;

  async function ask(baseUrl: string, barcode: Barcode): Promise<ProductTold | null> {
    // Somebody else may have asked while this one was counted.
    const remembered = await rememberedProduct(database.orm, barcode, clock());
    if (remembered !== undefined) return remembered;
    try {
      const told = await askOpenFoodFacts(baseUrl, userAgent, barcode);
      await rememberProduct(database.orm, barcode, told, clock());
      return told;
    } catch (error) {
      if (!(error instanceof ProductsFailed)) throw error;
      pausedUntilMs = Math.max(pausedUntilMs, clock() + error.pauseMs);
      logEvent('warn', 'products failed', { reason: error.message });
      throw unavailable(error.pauseMs);
    }
  }

  return {
    async find(barcode, count) {
      const remembered = await rememberedProduct(database.orm, barcode, clock());
      if (remembered !== undefined || settings === null) return remembered ?? null;
      // Many who scan the same at once are one question.
      const running = underWay.get(barcode);
      if (running) return running;
      const pauseMs = pausedUntilMs - clock();
      if (pauseMs > 0) throw unavailable(pauseMs);
      await count();
      const asked = underWay.get(barcode) ?? ask(settings.baseUrl, barcode).finally(() => underWay.delete(barcode));
      underWay.set(barcode, asked);
      return asked;
    },
  };
}

const unavailable = (pauseMs: number): ApiError =>
  new ApiError('provider-unavailable', 'Nobody can be asked about products now', {
    ...(pauseMs > 0 && { retryAfterSeconds: Math.ceil(pauseMs / 1000) }),
  });
