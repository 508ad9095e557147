import Scale from 'lucide-react/icons/scale';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import { formatKg } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { ThingLabels } from './labels.ts';

export const weight: ThingLabels<'weight.put' | 'weight.delete'> = {
  'weight.put': {
    icon: Scale,
    what: ({ kg }) => outbox.weight(formatKg(kg)),
    thing: ({ date }) => `weight ${date}`,
    carriesLater: true,
    day: ({ date }) => date,
    editAt: ({ date }) => ({ to: '/dashboard', search: { day: date } }),
    repeat: ({ date, kg }) => setWeight(date, kg),
  },
  'weight.delete': {
    icon: Scale,
    what: () => outbox.weightRemoved,
    thing: ({ date }) => `weight ${date}`,
    carriesLater: true,
    day: ({ date }) => date,
    repeat: ({ date }) => deleteWeight(date),
  },
};
