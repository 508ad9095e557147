import { useNavigate, useSearch } from '@tanstack/react-router';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { newConversationId } from '#device/diary/commands/conversations.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { refreshConversations } from '#device/assistant/pull-conversations.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { useExchanges } from '#device/assistant/use-conversations.ts';
import type { AssistantSearch } from '#app/parts/routes/assistant-search.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Conversation } from './parts/conversation.tsx';
import { ConversationList } from './parts/conversation-list.tsx';
import { Answer } from './parts/answer.tsx';
import { QuestionBubble } from './parts/question-bubble.tsx';
import './parts/conversation.css';
import './screen.css';

/** The assistant: one conversation at a time, from the address or a new one, and the list of those before. */
export function Screen() {
  const { talk }: AssistantSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const access = useAccess();
  const [fresh, setFresh] = useState(newConversationId);
  const [listOpen, setListOpen] = useState(false);
  useOthersConversations();
  const talkId = talk ?? fresh;
  const open = (chosen?: string) => {
    setListOpen(false);
    if (chosen === undefined) setFresh(newConversationId());
    void navigate({ to: '/assistant', search: chosen === undefined ? {} : { talk: chosen } });
  };
  const leave = (deleted: string) => {
    if (deleted === talkId) open();
  };
  const keepAddress = () => void navigate({ to: '/assistant', search: { talk: talkId }, replace: true });
  return (
    <div className="assistant">
      <header className="assistant-head">
        <h1>{assistant.title}</h1>
        <span className="assistant-list-button">
          <IconButton icon={List} look="round" label={assistant.openConversations} onClick={() => setListOpen(true)} />
        </span>
        <IconButton icon={Plus} look="round" label={assistant.newConversation} onClick={() => open()} />
      </header>
      {access ? (
        access.hasAccess ? (
          <Conversation key={talkId} talkId={talkId} onFirst={keepAddress} />
        ) : (
          <LockedConversation talkId={talkId} />
        )
      ) : (
        <Skeletons>
          <Skeleton height="4rem" />
          <Skeleton height="8rem" />
        </Skeletons>
      )}
      <nav className="assistant-side" aria-label={assistant.conversations}>
        <h2>{assistant.conversations}</h2>
        <ConversationList shown={talkId} onOpen={open} onDeleted={leave} />
      </nav>
      <Sheet open={listOpen} onClose={() => setListOpen(false)} title={assistant.conversations}>
        <ConversationList shown={talkId} onOpen={open} onDeleted={leave} />
      </Sheet>
    </div>
  );
}

/** Brings the conversations of the person's other devices whenever there is a network. */
function useOthersConversations(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    refreshConversations().catch((error: unknown) => {
      // What this device holds shows; the next visit asks again.
      if (!(error instanceof RemoteError)) throw error;
    });
  }, [online]);
}

/** Without access: what was said stays readable, new questions are behind the lock. */
function LockedConversation({ talkId }: { talkId: string }) {
  const exchanges = useExchanges(talkId);
  return (
    <section className="conversation" aria-label={assistant.conversation}>
      <ol className="conversation-log">
        {exchanges?.map(({ id, userMessage, assistantResponse, metadata }) => (
          <li key={id}>
            <QuestionBubble text={userMessage} />
            <Answer text={assistantResponse} source={metadata.source} />
          </li>
        ))}
      </ol>
      <ProLock locked onBecomePro={openUpgrade} text={assistant.lockedText}>
        <div className="conversation-sample">
          <QuestionBubble text={assistant.sampleQuestion} />
          <div className="bubble">{assistant.sampleAnswer}</div>
        </div>
      </ProLock>
    </section>
  );
}
