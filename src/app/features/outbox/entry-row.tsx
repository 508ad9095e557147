import type { LucideIcon } from 'lucide-react';
import Droplet from 'lucide-react/icons/droplet';
import Image from 'lucide-react/icons/image';
import Leaf from 'lucide-react/icons/leaf';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Trash2 from 'lucide-react/icons/trash-2';
import Scale from 'lucide-react/icons/scale';
import Soup from 'lucide-react/icons/soup';
import Star from 'lucide-react/icons/star';
import Target from 'lucide-react/icons/target';
import User from 'lucide-react/icons/user';
import Utensils from 'lucide-react/icons/utensils';
import type { Change } from '#sync/records.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { EntryActions } from './entry-actions.tsx';
import type { EntryView } from './entry-view.ts';

const icons: Record<Change['kind'], LucideIcon> = {
  'meal.put': Soup,
  'meal.delete': Soup,
  'water.add': Droplet,
  'weight.put': Scale,
  'weight.delete': Scale,
  'favourite.put': Star,
  'favourite.delete': Star,
  'goals.change': Target,
  'diet.choose': Leaf,
  'profile.change': User,
  'plan.swap': Utensils,
  'plan.put': Utensils,
  'talk.keep': MessageSquareText,
  'talk.delete': Trash2,
  'picture.put': Image,
};

/** One entry: what it is, when it was tapped, why it is still here, and what can be done. */
export function EntryRow({ entry }: { entry: EntryView }) {
  return (
    <li className="entry" data-refused={entry.refused || undefined}>
      <span className="entry-icon">
        <Icon of={icons[entry.change.kind]} />
      </span>
      <div className="entry-words">
        <h3>{entry.what}</h3>
        <p className="entry-when">{entry.when}</p>
        <p className="entry-reasons">
          {entry.refused
            ? entry.reasons.map((reason) => <span key={reason}>{reason}</span>)
            : entry.reasons.join('\u00a0· ')}
        </p>
      </div>
      <EntryActions entry={entry} />
    </li>
  );
}
