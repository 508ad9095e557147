import { putThing, restoreThing } from '#device/diary/commands/things.ts';
import { dropLabelPhoto, keepLabelPhoto } from '#device/products/label-photo.ts';
import { keptProduct } from '#device/products/own-product.ts';
import { discardScan } from '#device/products/scans.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { helpingOfProduct, type ProductHelping } from '#domain/food/products/product-helping.ts';
import { productFoodId } from '#domain/food/food-of-own.ts';
import type { Product } from '#domain/food/products/product.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { addDish } from '#app/features/dashboard/dish/dish-actions.ts';

const OF_NO_RECIPE = { imageUrl: '', mealId: null };

/** An amount as it was said, in a unit of one's own. */
interface SaidAmount {
  unit: string;
  amount: number;
}

/**
 * Logs so much of a product and keeps it as the person's own, so that it is known without a network from then on. Returns whether it is in
 * the diary.
 */
export async function logProduct(
  product: Product,
  grams: number,
  { day, mealType }: { day: DiaryDay; mealType: MealType },
  said: SaidAmount | null = null,
): Promise<boolean> {
  const helping = helpingOfProduct(product, grams);
  if (!helping || !(await keepProduct(product))) return false;
  const ingredients = said ? [partOf(product, helping, said)] : [];
  return (await addDish({ ...OF_NO_RECIPE, ...helping, ingredients, day, mealType })) !== null;
}

/** What was eaten as the one part of its dish: so it keeps the unit in which it was said. */
const partOf = (
  { barcode }: Product,
  { title, amount: grams, calories, proteins, carbs, fats }: ProductHelping,
  said: SaidAmount,
) => ({
  name: title,
  ...said,
  grams,
  calories,
  protein: proteins,
  fat: fats,
  carbs,
  foodId: productFoodId(barcode),
});

/** Keeps a product; returns how to take that back, null when it could not be kept. */
async function keepProduct(product: Product): Promise<(() => void) | null> {
  const kept = keptProduct(product);
  if (!kept) return null;
  const failed = (error: unknown) => showFailure(error, words.notKept);
  try {
    const before = await putThing('products', product.barcode, kept);
    // What waited to be looked up is known now.
    await discardScan(product.barcode);
    return () => void restoreThing('products', product.barcode, before).catch(failed);
  } catch (error) {
    failed(error);
    return null;
  }
}

/** Gives a product other figures; what was logged of it stays. */
export async function changeProduct(product: Product): Promise<boolean> {
  const undo = await keepProduct(product);
  if (undo) showToast({ text: words.changed, undo });
  return undo !== null;
}

/** Keeps the photo of a label, once it is ready; the form may be gone by then. */
export async function keepPhotoWhenReady(barcode: string, photo: Blob | Promise<Blob | null>): Promise<void> {
  try {
    const ready = await photo;
    if (ready) await keepLabelPhoto(barcode, ready);
  } catch (error) {
    showFailure(error, words.photoNotKept);
  }
}

/** Forgets the photo of a label that the person has taken out of the form. */
export async function dropPhoto(barcode: string): Promise<void> {
  try {
    await dropLabelPhoto(barcode);
  } catch (error) {
    showFailure(error, words.photoNotKept);
  }
}
