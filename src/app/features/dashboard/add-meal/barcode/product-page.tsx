import { useRef, useState } from 'react';
import { useOwnUnits } from '#device/food/hooks/use-own-units.ts';
import { productFoodId } from '#domain/food/food-of-own.ts';
import { markOf, ownUnitOf, type SaidUnit } from '#domain/food/own-units.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import { helpingOfProduct, USUAL_HELPING_GRAMS } from '#domain/food/products/product-helping.ts';
import type { Product } from '#domain/food/products/product.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatMacroLine } from '#app/format/macro.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { foodUnits } from '#app/text/food/food-units.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { OwnUnitsEditor } from '../units/own-units-editor.tsx';
import { Doubts } from './doubts.tsx';
import { logProduct } from './log-product.ts';

const STEP_GRAMS = 10;
const STEP_COUNT = 0.5;
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
  const food = productFoodId(product.barcode);
  const ownUnits = useOwnUnits(food);
  const [mark, chooseUnit] = useState<SaidUnit>('g');
  const own = ownUnitOf(mark);
  const typed = readNumber(text);
  const weight = typed === null ? null : typed * (own?.grams ?? 1);
  const grams = weight !== null && weight > 0 && weight <= MOST_GRAMS ? roundTo1(weight) : null;
  const helping = grams === null ? null : helpingOfProduct(product, grams);
  const [busy, log] = useOnce(async () => {
    if (!mealType) {
      setMissing(true);
      choice.current?.querySelector('input')?.focus();
      return 'again';
    }
    const said = own && typed !== null ? { unit: own.name, amount: roundTo1(typed) } : null;
    if (grams === null || !(await logProduct(product, grams, { day: opening.day, mealType }, said))) return 'again';
    await nextFrame();
    onClose();
    return 'done';
  });
  const step = own ? STEP_COUNT : STEP_GRAMS;
  const moved = (by: number) => formatNumber(Math.max(own ? STEP_COUNT : 1, (typed ?? 0) + by), { decimals: 1 });
  const sayIn = (unit: SaidUnit) => {
    chooseUnit(unit);
    // One of a unit, or as much weight as it was.
    type(formatNumber(ownUnitOf(unit) ? 1 : (grams ?? USUAL_HELPING_GRAMS), { decimals: 1 }));
  };
  const serving = product.servingGrams;
  return (
    <SheetPage
      title={product.name}
      subtitle={product.brand || undefined}
      onBack={onBack}
      footer={
        <Button tone="go" wide busy={busy} disabled={!helping} onClick={log}>
          {helping ? recipeWords.log(formatKcal(helping.calories)) : dish.addToDiary}
        </Button>
      }
    >
      {doubts.length > 0 ? <Doubts doubts={doubts} /> : null}
      <BigNumber
        label={mealLists.amount}
        unit={own?.name ?? foodUnits.g}
        text={text}
        onText={type}
        lessLabel={mealLists.lessAmount}
        moreLabel={mealLists.moreAmount}
        onLess={typed !== null && typed > step ? () => type(moved(-step)) : undefined}
        onMore={() => type(moved(step))}
        error={grams === null ? words.gramsWrong : undefined}
      />
      {ownUnits.length > 0 ? (
        <ChoiceChips<SaidUnit>
          legend={mealLists.amount}
          choices={[
            { value: 'g', label: foodUnits.g },
            ...ownUnits.map((one) => ({ value: markOf(one), label: one.name })),
          ]}
          value={mark}
          onChoose={sayIn}
        />
      ) : null}
      {serving === null || serving === grams || own ? null : (
        <Button tone="tint" wide onClick={() => type(formatNumber(serving, { decimals: 1 }))}>
          {words.wholePortion(formatAmount(serving, 'g'))}
        </Button>
      )}
      <div className="product-facts">
        <p role="status">{helping ? formatMacroLine(helping) : null}</p>
        <p>{product.per100g.calories === null ? null : words.per100(formatKcal(product.per100g.calories))}</p>
        <p>{product.source === 'open-food-facts' ? words.fromFacts : isOwn ? words.own : null}</p>
      </div>
      {opening.mealType ? null : (
        <div ref={choice}>
          <MealTypeChoice value={mealType} isMissing={isMissing && !mealType} onChoose={choose} />
        </div>
      )}
      <OwnUnitsEditor food={food} name={product.name} units={ownUnits} />
      <Button tone={doubts.length > 0 ? 'tint' : 'bare'} wide onClick={onCorrect}>
        {words.correct}
      </Button>
    </SheetPage>
  );
}
