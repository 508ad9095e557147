import Soup from 'lucide-react/icons/soup';
import { deleteMeal, replaceMeal, restoreMeal } from '#device/diary/commands/meals.ts';
import { formatKcal } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { shortName, type ThingLabels } from './labels.ts';

export const meal: ThingLabels<'meal.put' | 'meal.delete'> = {
  'meal.put': {
    icon: Soup,
    what: ({ meal: { title, calories }, restore }) =>
      restore ? outbox.dishRestored(shortName(title)) : outbox.dish(shortName(title), formatKcal(calories)),
    thing: (change) => change.meal.id,
    carriesLater: true,
    day: (change) => change.meal.date,
    mealType: (change) => change.meal.mealType,
    editAt: ({ meal: { date, id } }) => ({ to: '/dashboard', search: { day: date, edit: id } }),
    repeat: (change) => (change.restore ? restoreMeal(change.meal) : replaceMeal(change.meal)),
  },
  'meal.delete': {
    icon: Soup,
    what: (_change, dishTitle) => outbox.dishRemoved(dishTitle && shortName(dishTitle)),
    thing: ({ id }) => id,
    carriesLater: true,
    day: ({ date }) => date,
    mealType: ({ mealType }) => mealType,
    repeat: ({ id }) => deleteMeal(id),
  },
};
