import { useId } from 'react';
import { NUTRIENT_GROUPS, type NutrientGroup } from '#domain/nutrition/judge-nutrients.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import { nutrientNames, nutrients as words } from '#app/text/food/nutrients.ts';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { NutrientRows, type EatenNutrients } from './nutrient-rows.tsx';
import type { KnownOf } from './nutrient-labels.ts';
import './all-nutrients.css';

export interface AllNutrientsProps {
  open: boolean;
  onClose: () => void;
  /** The day or the period. */
  subtitle: string;
  eaten: EatenNutrients;
  of: KnownOf;
}

const GROUPS: readonly NutrientGroup[] = ['first', 'vitamins', 'minerals', 'fats', 'other'];

/** Every nutrient that is known, by kind; what nobody knows is named at the end. */
export function AllNutrients({ open, onClose, subtitle, eaten, of }: AllNutrientsProps) {
  const unknown = NUTRIENTS.filter((nutrient) => eaten.nutrition[nutrient] === undefined);
  return (
    <Sheet open={open} onClose={onClose} size="wide" title={words.title} subtitle={subtitle}>
      <div className="all-nutrients">
        {GROUPS.map((group) => (
          <Group key={group} group={group} eaten={eaten} of={of} />
        ))}
        {unknown.length > 0 ? (
          <p className="nutrient-note">
            {words.unknownIn(unknown.map((nutrient) => nutrientNames[nutrient]).join(', '))}
          </p>
        ) : null}
        <LinkButton to="/help" hash="nutrients">
          {words.aboutFigures}
        </LinkButton>
      </div>
    </Sheet>
  );
}

function Group({ group, eaten, of }: Pick<AllNutrientsProps, 'eaten' | 'of'> & { group: NutrientGroup }) {
  const title = useId();
  const known: readonly Nutrient[] = NUTRIENT_GROUPS[group];
  const which = known.filter((nutrient) => eaten.nutrition[nutrient] !== undefined);
  if (which.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{words.groups[group]}</h3>
      <NutrientRows which={which} eaten={eaten} of={of} labelledBy={title} />
    </section>
  );
}
