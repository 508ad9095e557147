import type { ReactNode } from 'react';
import { saidInOwnUnit } from '#domain/food/own-units.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { AmountPage } from './amount-page.tsx';
import type { Loggable } from './loggable.ts';

interface AmountAgainPageProps {
  dish: Loggable;
  place: ReactNode;
  onBack: () => void;
  onLog: (dish: Loggable) => void;
}

/** Another amount of what was logged before, in the unit in which it was said; a unit of one's own is weight in the entry. */
export function AmountAgainPage({ dish, onLog, ...page }: AmountAgainPageProps) {
  const own = saidInOwnUnit(dish);
  if (!own) return <AmountPage dish={dish} onLog={onLog} {...page} />;
  return (
    <AmountPage
      {...page}
      dish={{ ...dish, amount: own.count, unit: 'portion' }}
      unitName={own.name}
      onLog={(scaled) => onLog({ ...scaled, amount: roundTo1((scaled.amount ?? 0) * own.grams), unit: 'g' })}
    />
  );
}
