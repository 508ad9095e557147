import { useMemo } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { namedLike } from '#domain/food/search/own-names.ts';
import { productTitle, type Product } from '#domain/food/products/product.ts';
import { useThings } from '#device/diary/hooks/use-things.ts';
import { productOf } from '#device/products/own-product.ts';
import { useOwnDishes, type OwnPot } from './use-own-dishes.ts';

/** What the person has made themselves: a dish by the pot, or a product from its label. */
export type OwnFound = { kind: 'pot'; pot: OwnPot } | { kind: 'product'; product: Product };

/** More of one's own would push away what everybody has. */
const MOST = 4;
const NONE: readonly OwnFound[] = [];

/** The person's own products and ready pots that a query names; none until IndexedDB has answered. */
export function useOwnFound(query: string, today: DiaryDay): readonly OwnFound[] {
  const products = useThings('products');
  const pots = useOwnDishes(today);
  return useMemo(() => {
    if (query === '') return NONE;
    const ready = (pots ?? []).filter(({ cooked }) => cooked !== null);
    const kept = (products ?? []).map(({ key, value }) => productOf(key, value));
    return [
      ...namedLike(ready, ({ dish }) => dish.name, query).map((pot) => ({ kind: 'pot' as const, pot })),
      ...namedLike(kept, productTitle, query).map((product) => ({ kind: 'product' as const, product })),
    ].slice(0, MOST);
  }, [query, products, pots]);
}
