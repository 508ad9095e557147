import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import type { NutrientDay } from '#domain/nutrition/day-nutrition.ts';
import { isSure } from '#domain/nutrition/judge-nutrients.ts';
import type { NamedEntry } from '#domain/nutrition/nutrient-sources.ts';
import { formatNutrient } from '#app/format/nutrient.ts';
import { nutrientNames, nutrients as words } from '#app/text/food/nutrients.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { NutrientSources } from './nutrient-sources.tsx';
import { coverageLabel, targetLabel, type KnownOf } from './nutrient-labels.ts';
import './nutrient-row.css';

interface NutrientRowProps {
  nutrient: Nutrient;
  /** Absent: nothing tells of it. */
  day: NutrientDay | undefined;
  /** Of what a part is known. */
  of: KnownOf;
  /** The dishes that the amount came from, and how many days it is a mean of. Absent: the row does not unfold. */
  from?: { entries: readonly NamedEntry[]; days: number } | undefined;
}

/** A nutrient with its amount, what is aimed at, a bar, and how much is known; a tap shows which dishes gave it. */
export function NutrientRow({ nutrient, day, of, from }: NutrientRowProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const face = <NutrientFace nutrient={nutrient} day={day} of={of} unfolds={from !== undefined} />;
  if (!from || !day) return <li className="nutrient-row">{face}</li>;
  return (
    <li className="nutrient-row">
      <button
        type="button"
        className="nutrient-open"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      <div id={panel} hidden={!open} className="nutrient-sources">
        {open ? <NutrientSources nutrient={nutrient} day={day} {...from} /> : null}
      </div>
    </li>
  );
}

function NutrientFace({ nutrient, day, of, unfolds }: Omit<NutrientRowProps, 'from'> & { unfolds: boolean }) {
  const target = day?.target ?? null;
  return (
    <span className="nutrient-face">
      <span className="nutrient-head">
        <span>{nutrientNames[nutrient]}</span>
        <b>{day ? formatNutrient(nutrient, day.amount) : words.unknownAmount}</b>
        {unfolds && day ? (
          <span className="nutrient-chevron">
            <Icon of={ChevronDown} size={18} />
          </span>
        ) : null}
      </span>
      {day && target !== null ? (
        // The words below say the same.
        <span aria-hidden="true">
          <Bar
            value={day.amount}
            max={target}
            tone={day.kind === 'at-least' ? 'herb' : 'water'}
            hatched={!isSure(day)}
            label={nutrientNames[nutrient]}
          />
        </span>
      ) : null}
      <span className="nutrient-facts">
        {day && target !== null ? <span>{targetLabel(nutrient, day.kind, target)}</span> : null}
        <span>{coverageLabel(of, day?.coverage ?? 0)}</span>
      </span>
    </span>
  );
}
