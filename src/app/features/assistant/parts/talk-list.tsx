import MessagesSquare from 'lucide-react/icons/messages-square';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTalks } from '#device/assistant/use-talks.ts';
import { useToday } from '#device/platform/use-today.ts';
import { localDay } from '#domain/diary-day.ts';
import { deleteTalk, restoreTalk } from '#device/diary/commands/talks.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import './talk-list.css';

interface TalkListProps {
  shown: string;
  onOpen: (talkId: string) => void;
  /** A talk is gone; its screen, if that was open, has nothing to show any more. */
  onDeleted: (talkId: string) => void;
}

/** The talks that were, the newest first, each by its first question. */
export function TalkList({ shown, onOpen, onDeleted }: TalkListProps) {
  const talks = useTalks();
  const today = useToday();
  if (!talks) {
    return (
      <Skeletons>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </Skeletons>
    );
  }
  if (talks.length === 0)
    return <EmptyState icon={MessagesSquare} title={assistant.noTalks} text={assistant.noTalksText} />;
  return (
    <ul className="talk-list">
      {talks.map(({ talkId, title, at }) => (
        <li key={talkId} className="talk-list-row">
          <button
            type="button"
            className="talk-list-open"
            aria-current={talkId === shown || undefined}
            onClick={() => onOpen(talkId)}
          >
            <span className="talk-list-title">{title}</span>
            <small>
              {formatRelativeDay(localDay(new Date(at)), today)}, {formatTime(at)}
            </small>
          </button>
          <IconButton
            icon={Trash2}
            label={assistant.deleteTalk(title)}
            onClick={() => void removeTalk(talkId, onDeleted)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Deletes a talk and offers to bring it back. */
async function removeTalk(talkId: string, onDeleted: (talkId: string) => void): Promise<void> {
  try {
    const gone = await deleteTalk(talkId);
    onDeleted(talkId);
    showToast({ text: assistant.talkDeleted, undo: () => void restoreTalk(gone).catch(notDone) });
  } catch (error) {
    notDone(error);
  }
}

const notDone = (error: unknown) => showFailure(error, assistant.talkNotDeleted);
