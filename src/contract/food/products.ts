import * as v from 'valibot';
import { readBarcode } from '#domain/food/products/barcode.ts';
import { PRODUCT_DOUBTS } from '#domain/food/products/product-doubts.ts';
import { PRODUCT_SOURCES } from '#domain/food/products/product.ts';
import { call } from '../call.ts';
import { NutrientsOut } from '../diary/nutrients.ts';

/** EAN-13, EAN-8, UPC-A or UPC-E as it stands under the bars; its check digit is right. */
const BarcodeIn = v.pipe(
  v.string(),
  v.regex(/^(\d{8}|\d{12,13})$/, 'A barcode has 8, 12 or 13 digits'),
  v.check((digits) => readBarcode(digits).is === 'barcode', 'The check digit is wrong'),
);

const Figure = v.nullable(v.pipe(v.number(), v.minValue(0)));

/** A packed food as somebody has told it: kcal and g in 100 g or 100 ml; null is unknown. */
export const ProductTold = v.object({
  /** The 13 digits of an EAN-13, which a UPC abbreviates, or the 8 of an EAN-8. */
  barcode: v.string(),
  name: v.string(),
  brand: v.string(),
  per100g: v.object({ calories: Figure, proteins: Figure, carbs: Figure, fats: Figure }),
  nutrients: NutrientsOut,
  servingGrams: v.nullable(v.number()),
  source: v.picklist(PRODUCT_SOURCES),
  /** What is hard to believe of it, for the person to look at. */
  doubts: v.array(v.picklist(PRODUCT_DOUBTS)),
});
export type ProductTold = v.InferOutput<typeof ProductTold>;

export const getProduct = call({
  method: 'GET',
  path: '/products/{barcode}',
  summary:
    'A packed food by its barcode, from Open Food Facts (ODbL): kcal and g in 100 g or 100 ml, with what is hard to believe of them. 404 when nobody knows it.',
  params: v.object({ barcode: BarcodeIn }),
  data: ProductTold,
});
