import Utensils from 'lucide-react/icons/utensils';
import { swapDish } from '#device/diary/commands/plan.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { shortName, type ThingLabels } from './labels.ts';

export const plan: ThingLabels<'plan.swap' | 'plan.put'> = {
  'plan.swap': {
    icon: Utensils,
    what: ({ old, dish }) => outbox.swap(shortName(old.mealData.title), shortName(dish.mealData.title)),
    thing: () => 'plan',
    repeat: (change) => swapDish(change),
  },
  'plan.put': {
    icon: Utensils,
    what: () => outbox.week,
    thing: () => 'plan',
  },
};
