import Star from 'lucide-react/icons/star';
import { giveUpDishes, keepDish } from '#device/diary/commands/favourites.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { shortName, type ThingLabels } from './labels.ts';

export const favourite: ThingLabels<'favourite.put' | 'favourite.delete'> = {
  'favourite.put': {
    icon: Star,
    what: ({ dish }) => outbox.kept(shortName(dish.title)),
    thing: ({ id }) => `favourite ${id}`,
    carriesLater: true,
    repeat: ({ dish, id }) => keepDish(dish, id),
  },
  'favourite.delete': {
    icon: Star,
    what: () => outbox.keptRemoved,
    thing: ({ id }) => `favourite ${id}`,
    carriesLater: true,
    repeat: ({ id }) => giveUpDishes([id]),
  },
};
