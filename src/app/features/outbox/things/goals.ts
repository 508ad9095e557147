import Leaf from 'lucide-react/icons/leaf';
import Target from 'lucide-react/icons/target';
import { changeGoals } from '#device/diary/commands/goals.ts';
import type { GoalsChange } from '#domain/body/goals.ts';
import { formatGrams, formatKcal, formatMl } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { ThingLabels } from './labels.ts';

export const goals: ThingLabels<'goals.change' | 'diet.choose'> = {
  'goals.change': {
    icon: Target,
    what: ({ change }) => goalLabel(change),
    thing: () => 'goals',
    day: ({ date }) => date,
    editAt: ({ date }) => ({ to: '/dashboard', search: { day: date } }),
    repeat: ({ date, change }) => changeGoals(date, change),
  },
  'diet.choose': {
    icon: Leaf,
    what: ({ dietId, next }) => (next ? outbox.nextWeek : outbox.diet(dietId)),
    thing: () => 'goals',
    day: ({ date }) => date,
  },
};

function goalLabel(change: GoalsChange): string {
  switch (change.field) {
    case 'calories':
      return outbox.calories(formatKcal(change.calories));
    case 'macros': {
      const { carbs, proteins, fats } = change.macros;
      return outbox.macros(formatGrams(carbs), formatGrams(proteins), formatGrams(fats));
    }
    case 'water':
      return outbox.waterGoal(formatMl(change.waterGoal));
  }
}
