import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ValueOf } from '#contract/diary/value-things.ts';
import { changeThing, restoreThing } from '#device/diary/commands/things.ts';
import type { FoodId } from '#domain/food/food.ts';
import { OWN_UNIT_BOUNDS, type OwnUnit } from '#domain/food/own-units.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { titleKey } from '#domain/diary/recent-meals.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { formatGrams, formatNumber } from '#app/format/number.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { common } from '#app/text/common.ts';
import { ownUnits as words } from '#app/text/food/own-units.ts';
import { units as unitWords } from '#app/text/units.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import './own-units.css';

interface OwnUnitsEditorProps {
  food: FoodId;
  /** What the food is called. */
  name: string;
  units: readonly OwnUnit[];
}

const EMPTY = { name: '', grams: '', tried: false };
const { least, most } = OWN_UNIT_BOUNDS.grams;

/** The person's own portions of a food: named, weighed, taken away. They are kept at once, whatever becomes of the row. */
export function OwnUnitsEditor({ food, name, units }: OwnUnitsEditorProps) {
  const [draft, setDraft] = useState<typeof EMPTY>();
  const first = useRef<HTMLInputElement>(null);
  const isOpen = draft !== undefined;
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  const add = async () => {
    if (!draft) return;
    const { unit } = readUnit(draft, units);
    if (!unit) return setDraft({ ...draft, tried: true });
    const isOther = (one: OwnUnit) => titleKey(one.name) !== titleKey(unit.name);
    if (await keep(food, (all) => [...all.filter(isOther), { ...unit }], words.kept)) setDraft(undefined);
  };
  const addByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Inside the row's form Enter would close it with what is typed here.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  };
  const problems = draft?.tried ? readUnit(draft, units).problems : {};
  return (
    <div className="own-units">
      {units.length > 0 ? (
        <ul aria-label={words.title}>
          {units.map((unit) => (
            <li key={unit.name}>
              {words.unit(unit.name, formatGrams(unit.grams))}
              <IconButton
                icon={Trash2}
                label={words.remove(unit.name)}
                onClick={() => void keep(food, (all) => all.filter((one) => one.name !== unit.name), words.removed)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {draft ? (
        <fieldset className="own-units-new">
          <legend>{words.title}</legend>
          <p>{words.hint(name)}</p>
          <Field label={words.name} error={problems.name}>
            <TextInput
              ref={first}
              onKeyDown={addByKey}
              maxLength={OWN_UNIT_BOUNDS.name}
              placeholder={words.namePlaceholder}
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
          </Field>
          <Field label={words.grams} error={problems.grams}>
            <NumberInput
              unit={unitWords.gram}
              onKeyDown={addByKey}
              maxLength={6}
              text={draft.grams}
              onText={(grams) => setDraft({ ...draft, grams })}
            />
          </Field>
          <div className="own-units-actions">
            <Button onClick={() => setDraft(undefined)}>{common.cancel}</Button>
            <Button tone="tint" onClick={() => void add()}>
              {words.keep}
            </Button>
          </div>
        </fieldset>
      ) : units.length < OWN_UNIT_BOUNDS.units ? (
        <Button onClick={() => setDraft(EMPTY)}>{words.add}</Button>
      ) : null}
    </div>
  );
}

interface UnitProblems {
  name?: string;
  grams?: string;
}

/** What was typed as a unit, or what is wrong with it, in words. */
function readUnit(
  { name: typed, grams: figure }: typeof EMPTY,
  units: readonly OwnUnit[],
): { unit: OwnUnit | null; problems: UnitProblems } {
  const name = typed.trim();
  const grams = readNumber(figure);
  const problems: UnitProblems = {};
  if (name === '') problems.name = words.errors.name;
  else if (units.some((one) => titleKey(one.name) === titleKey(name))) problems.name = words.errors.taken;
  if (grams === null || grams < least || grams > most)
    problems.grams = words.errors.grams(formatNumber(least, { decimals: 1 }), formatNumber(most));
  return {
    unit: grams === null || Object.keys(problems).length > 0 ? null : { name, grams: roundTo1(grams) },
    problems,
  };
}

type KeptUnits = ValueOf<'own-units'>['units'];
type Change = (units: KeptUnits) => KeptUnits;

/** Changes the units as they are kept by now: a second tap may come before the list has been drawn anew. One that changes nothing is not told of. */
async function keep(food: FoodId, change: Change, done: string): Promise<boolean> {
  try {
    const changed = (stood: ValueOf<'own-units'> | null) => ({ units: change(stood?.units ?? []) });
    const before = await changeThing('own-units', food, changed);
    if (JSON.stringify(changed(before).units) === JSON.stringify(before?.units ?? [])) return true;
    const undo = () => restoreThing('own-units', food, before);
    showToast({ text: done, undo: () => void undo().catch(failed) });
    return true;
  } catch (error) {
    failed(error);
    return false;
  }
}

const failed = (error: unknown) => showFailure(error, words.notKept);
