import { useRef, useState } from 'react';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import { helpingOfProduct, USUAL_HELPING_GRAMS } from '#domain/food/products/product-helping.ts';
import type { Product } from '#domain/food/products/product.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { foodUnits } from '#app/text/food/food-units.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { Doubts } from './doubts.tsx';
import { logProduct } from './log-product.ts';

const STEP_GRAMS = 10;
const MOST_GRAMS = 2_000;

interface ProductPageProps extends Pick<AddMealModeProps, 'opening' | 'onClose' | 'onBack'> {
  product: Product;
  doubts: readonly ProductDoubt[];
  isOwn: boolean;
  /** Opens the label's form with these figures. */
  onCorrect: () => void;
}

/** A product that is known: how much of it was eaten. */
export function ProductPage({ product, doubts, isOwn, opening, onClose, onBack, onCorrect }: ProductPageProps) {
  const [text, type] = useState(() => formatNumber(product.servingGrams ?? USUAL_HELPING_GRAMS, { decimals: 1 }));
  const [mealType, choose] = useState(opening.mealType);
  const [isMissing, setMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const typed = readNumber(text);
  const grams = typed !== null && typed > 0 && typed <= MOST_GRAMS ? roundTo1(typed) : null;
  const helping = grams === null ? null : helpingOfProduct(product, grams);
  const [busy, log] = useOnce(async () => {
    if (!mealType) {
      setMissing(true);
      choice.current?.querySelector('input')?.focus();
      return 'again';
    }
    if (grams === null || !(await logProduct(product, grams, { day: opening.day, mealType }))) return 'again';
    await nextFrame();
    onClose();
    return 'done';
  });
  const moved = (by: number) => formatNumber(Math.max(1, (typed ?? 0) + by), { decimals: 1 });
  const serving = product.servingGrams;
  return (
    <SheetPage
      title={product.name}
      subtitle={product.brand || undefined}
      onBack={onBack}
      footer={
        <Button tone="go" wide busy={busy} disabled={!helping} onClick={log}>
          {recipeWords.log(formatKcal(helping?.calories ?? 0))}
        </Button>
      }
    >
      {doubts.length > 0 ? <Doubts doubts={doubts} /> : null}
      <BigNumber
        label={mealLists.amount}
        unit={foodUnits.g}
        text={text}
        onText={type}
        lessLabel={mealLists.lessAmount}
        moreLabel={mealLists.moreAmount}
        onLess={typed !== null && typed > STEP_GRAMS ? () => type(moved(-STEP_GRAMS)) : undefined}
        onMore={() => type(moved(STEP_GRAMS))}
        error={grams === null ? words.gramsWrong : undefined}
      />
      {serving === null || serving === grams ? null : (
        <Button tone="tint" wide onClick={() => type(formatNumber(serving, { decimals: 1 }))}>
          {words.wholePortion(formatAmount(serving, 'g'))}
        </Button>
      )}
      <div className="product-facts">
        <p role="status">
          {helping
            ? mealRows.macroLine(
                formatNumber(helping.proteins),
                formatNumber(helping.carbs),
                formatNumber(helping.fats),
              )
            : null}
        </p>
        <p>{words.per100(formatKcal(product.per100g.calories ?? 0))}</p>
        <p>{product.source === 'open-food-facts' ? words.fromFacts : isOwn ? words.own : null}</p>
      </div>
      {opening.mealType ? null : (
        <div ref={choice}>
          <MealTypeChoice value={mealType} isMissing={isMissing && !mealType} onChoose={choose} />
        </div>
      )}
      <Button tone={doubts.length > 0 ? 'tint' : 'bare'} wide onClick={onCorrect}>
        {words.correct}
      </Button>
    </SheetPage>
  );
}
