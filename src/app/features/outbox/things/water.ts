import Droplet from 'lucide-react/icons/droplet';
import { addWater } from '#device/diary/commands/water.ts';
import { formatMl } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { ThingLabels } from './labels.ts';

export const water: ThingLabels<'water.add'> = {
  'water.add': {
    icon: Droplet,
    what: ({ ml }) => outbox.water(ml > 0 ? `+${formatMl(ml)}` : formatMl(ml)),
    thing: ({ date }) => `water ${date}`,
    day: ({ date }) => date,
    editAt: ({ date }) => ({ to: '/dashboard', search: { day: date } }),
    repeat: ({ date, ml }) => addWater(date, ml),
  },
};
