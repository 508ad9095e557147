import { mentionedIn } from '#domain/food-text/own-food-names.ts';
import { productTitle } from '#domain/food/products/product.ts';
import { theDiary } from '#device/diary/diary.ts';
import { thingsQuery } from '#device/diary/hooks/use-things.ts';
import { productOf } from '#device/products/own-product.ts';
import { NOTHING_OWN, type OwnThings } from './own-things.ts';

/** More of one's own in one text are not looked at. */
const MOST = 20;

/** The person's own products and dishes whose names a text may mention; most texts mention none. */
export async function ownNamedIn(text: string): Promise<OwnThings> {
  const diary = theDiary();
  const [products, dishes] = await Promise.all([
    thingsQuery('products').query(diary),
    thingsQuery('dishes').query(diary),
  ]);
  if (products.length + dishes.length === 0) return NOTHING_OWN;
  return {
    products: mentionedIn(text, products, ({ value: { name, brand = '' } }) => [name, productTitle({ name, brand })])
      .slice(0, MOST)
      .map(({ key, value }) => productOf(key, value)),
    dishes: mentionedIn(text, dishes, ({ value }) => [value.name])
      .slice(0, MOST)
      .map(({ key, value }) => ({ id: key, dish: value })),
  };
}
