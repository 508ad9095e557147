import CalendarCheck from 'lucide-react/icons/calendar-check';
import * as v from 'valibot';
import { Day } from '#contract/primitives.ts';
import { valueThingOf } from '#contract/diary/value-things.ts';
import { setThing } from '#device/diary/commands/things.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { ThingLabels } from './labels.ts';

/** Values by name and key, also of a name that only a newer app knows. */
export const valueThing: ThingLabels<'thing.set'> = {
  'thing.set': {
    icon: CalendarCheck,
    what: ({ name, value }) => {
      const known = valueThingOf(name);
      const words = known ? outbox.things[known.name] : outbox.thingOfNewerApp;
      return value === null ? outbox.thingRemoved(words) : words;
    },
    thing: ({ name, key }) => `${name} ${key}`,
    carriesLater: true,
    day: ({ key }) => {
      const day = v.safeParse(Day, key);
      return day.success ? day.output : null;
    },
    repeat: (change) => setThing(change),
  },
};
