import MessagesSquare from 'lucide-react/icons/messages-square';
import Trash2 from 'lucide-react/icons/trash-2';
import { useConversations } from '#device/assistant/use-conversations.ts';
import { useToday } from '#device/platform/use-today.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { deleteConversation, restoreConversation } from '#device/diary/commands/conversations.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import './conversation-list.css';

interface ConversationListProps {
  shown: string;
  onOpen: (talkId: string) => void;
  /** A conversation is gone; its screen, if that was open, has nothing to show any more. */
  onDeleted: (talkId: string) => void;
}

/** The conversations that were, the newest first, each by its first question. */
export function ConversationList({ shown, onOpen, onDeleted }: ConversationListProps) {
  const conversations = useConversations();
  const today = useToday();
  if (!conversations) {
    return (
      <Skeletons>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </Skeletons>
    );
  }
  if (conversations.length === 0)
    return <EmptyState icon={MessagesSquare} title={assistant.noConversations} text={assistant.noConversationsText} />;
  return (
    <ul className="conversation-list">
      {conversations.map(({ talkId, title, at }) => (
        <li key={talkId} className="conversation-list-row">
          <button
            type="button"
            className="conversation-list-open"
            aria-current={talkId === shown || undefined}
            onClick={() => onOpen(talkId)}
          >
            <span className="conversation-list-title">{title}</span>
            <small>
              {formatRelativeDay(localDay(new Date(at)), today)}, {formatTime(at)}
            </small>
          </button>
          <IconButton
            icon={Trash2}
            label={assistant.deleteConversation(title)}
            onClick={() => void removeConversation(talkId, onDeleted)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Deletes a conversation and offers to bring it back. */
async function removeConversation(talkId: string, onDeleted: (talkId: string) => void): Promise<void> {
  try {
    const gone = await deleteConversation(talkId);
    onDeleted(talkId);
    showToast({ text: assistant.conversationDeleted, undo: () => void restoreConversation(gone).catch(notDone) });
  } catch (error) {
    notDone(error);
  }
}

const notDone = (error: unknown) => showFailure(error, assistant.conversationNotDeleted);
