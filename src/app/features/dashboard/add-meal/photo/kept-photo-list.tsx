import ChevronRight from 'lucide-react/icons/chevron-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { useOwnCopy } from '#device/photos/use-own-copy.ts';
import { useToday } from '#device/platform/use-today.ts';
import { photoBlobs, type KeptPhoto } from '#device/photos/kept-photo.ts';
import { formatFullDay } from '#app/format/day.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { discardKept } from './kept-photo-actions.ts';

const STATES = { waiting: words.waiting, read: words.read, failed: words.notRead };

interface KeptPhotoListProps {
  photos: readonly KeptPhoto[];
  onOpen: (id: string) => void;
}

/** The photos that wait: each can be opened, or thrown away. */
export function KeptPhotoList({ photos, onOpen }: KeptPhotoListProps) {
  return (
    <section className="photo-kept" aria-label={words.keptTitle}>
      <h3>{words.keptTitle}</h3>
      <ul>
        {photos.map((kept) => (
          <KeptPhotoRow key={kept.id} kept={kept} onOpen={() => onOpen(kept.id)} />
        ))}
      </ul>
    </section>
  );
}

function KeptPhotoRow({ kept, onOpen }: { kept: KeptPhoto; onOpen: () => void }) {
  const today = useToday();
  const picture = useOwnCopy(photoBlobs(kept.id).thumbnail);
  const day = formatFullDay(kept.day, today);
  return (
    <li>
      <button type="button" className="photo-kept-open" onClick={onOpen}>
        <Picture src={picture ?? undefined} size={56} />
        <span>
          <b>{kept.mealType ? `${mealWords[kept.mealType].name} · ${day}` : day}</b>
          <small data-state={kept.outcome.is}>{STATES[kept.outcome.is]}</small>
        </span>
        <Icon of={ChevronRight} size={20} />
      </button>
      <IconButton icon={Trash2} label={words.discard} onClick={() => void discardKept(kept.id)} />
    </li>
  );
}
