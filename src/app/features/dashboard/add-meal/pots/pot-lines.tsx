import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { FoundFood } from '#device/food/food-knowledge.ts';
import type { OwnFound } from '#device/food/hooks/use-own-found.ts';
import { foodOfProduct } from '#domain/food/food-of-own.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { OWN_DISH_BOUNDS } from '#domain/food/own-dish-bounds.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { units } from '#app/text/units.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { FoodFinder } from '../review/food-finder.tsx';
import type { PotDraft, PotProblems } from './pot-draft.ts';

const { least, most } = OWN_DISH_BOUNDS.lineGrams;
const decimal = (grams: number): string => formatNumber(grams, { decimals: 1 });

interface PotLinesProps {
  lines: PotDraft['lines'];
  /** The places of those whose weight is refused. */
  problems: PotProblems['lines'];
  today: DiaryDay;
  onLines: (edit: (lines: PotDraft['lines']) => PotDraft['lines']) => void;
}

/** What went into the pot, each with its weight, and the search for what else did. */
export function PotLines({ lines, problems, today, onLines }: PotLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(lines.length);
  useEffect(() => {
    // A new food waits for its weight.
    if (lines.length === before.current + 1) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    before.current = lines.length;
  }, [lines.length]);
  const add = (found: FoundFood | OwnFound) => {
    const line = lineOf(found);
    if (line) onLines((all) => [...all, line]);
  };
  const remove = (at: number) => {
    const [gone] = lines.slice(at, at + 1);
    if (!gone) return;
    onLines((all) => all.toSpliced(at, 1));
    showToast({
      text: words.removed(gone.name),
      undoLabel: common.restore,
      undo: () => onLines((all) => all.toSpliced(at, 0, gone)),
    });
  };
  return (
    <fieldset className="pots-lines">
      <legend>{words.ingredients}</legend>
      <ul ref={list}>
        {lines.map((line, at) => (
          // The same food may be in it twice: only the place tells them apart.
          <li key={`${line.food} ${at}`}>
            <Field
              label={line.name}
              error={problems.has(at) ? words.errors.grams(decimal(least), formatNumber(most)) : undefined}
            >
              <NumberInput
                aria-label={words.grams(line.name)}
                unit={units.gram}
                maxLength={7}
                text={line.grams}
                onText={(grams) => onLines((all) => all.with(at, { ...line, grams }))}
              />
            </Field>
            <IconButton icon={Trash2} label={words.remove(line.name)} onClick={() => remove(at)} />
          </li>
        ))}
      </ul>
      <FoodFinder key={lines.length} begin="" day={today} only="foods" onChoose={add} />
    </fieldset>
  );
}

/** A food as what goes into a pot. A product brings its figures along: the pot stays what it was when the product is changed. */
function lineOf(found: FoundFood | OwnFound): PotDraft['lines'][number] | null {
  if (found.kind === 'food') return { food: found.food.id, name: found.food.name, grams: '' };
  const food = found.kind === 'product' ? foodOfProduct(found.product) : null;
  return (
    food && {
      food: food.id,
      name: food.name.slice(0, LONGEST_NAME),
      grams: '',
      per100g: { ...food.per100g },
      ...(food.unknownMacros && { unknown: [...food.unknownMacros] }),
      nutrients: food.nutrients,
    }
  );
}

const LONGEST_NAME = 100;
