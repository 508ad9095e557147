import User from 'lucide-react/icons/user';
import { changeProfile } from '#device/diary/commands/profile.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import type { ThingLabels } from './labels.ts';

export const profile: ThingLabels<'profile.change'> = {
  'profile.change': {
    icon: User,
    what: ({ fields }) =>
      outbox.profile(
        Object.keys(fields)
          .filter(isNamed)
          .map((name) => outbox.fields[name])
          .join(', '),
      ),
    thing: () => 'profile',
    editAt: () => ({ to: '/profile' }),
    repeat: ({ fields }) => changeProfile(fields),
  },
};

const isNamed = (name: string): name is keyof typeof outbox.fields => Object.hasOwn(outbox.fields, name);
