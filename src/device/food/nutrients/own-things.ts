import type { OwnFood } from '#domain/food-text/read-own-foods.ts';
import { foodOfProduct } from '#domain/food/food-of-own.ts';
import { cookOwnDish, foodOfPot, type OwnDish } from '#domain/food/own-dish.ts';
import type { Food } from '#domain/food/food.ts';
import type { Product } from '#domain/food/products/product.ts';

/** What the person made known themselves, as the food worker is told of it. */
export interface OwnThings {
  products: readonly Product[];
  dishes: readonly { id: string; dish: OwnDish }[];
}

export const NOTHING_OWN: OwnThings = { products: [], dishes: [] };

/** The same as foods; a dish whose foods are not all known here is none. */
export const ownFoodsOf = ({ products, dishes }: OwnThings, foods: ReadonlyMap<string, Food>): OwnFood[] => [
  ...products.flatMap((product): OwnFood[] => {
    const food = foodOfProduct(product);
    const { name, brand } = product;
    return food ? [{ food, otherNames: brand === '' ? [name] : [name, `${brand} ${name}`] }] : [];
  }),
  ...dishes.flatMap(({ id, dish }): OwnFood[] => {
    const cooked = cookOwnDish(dish, foods);
    return cooked ? [{ food: foodOfPot(id, dish, cooked), otherNames: [] }] : [];
  }),
];
