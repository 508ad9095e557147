import { useNavigate, useSearch } from '@tanstack/react-router';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { newTalkId } from '#device/diary/commands/talks.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { refreshTalks } from '#device/assistant/talks.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { useTalk } from '#device/assistant/use-talks.ts';
import type { AssistantSearch } from '#app/parts/routes/assistant-search.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Talk } from './parts/talk.tsx';
import { TalkList } from './parts/talk-list.tsx';
import { Answer } from './parts/answer.tsx';
import { QuestionBubble } from './parts/question-bubble.tsx';
import './parts/talk.css';
import './screen.css';

/** The assistant: one talk at a time, from the address or a new one, and the list of those before. */
export function Screen() {
  const { talk }: AssistantSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const access = useAccess();
  const [fresh, setFresh] = useState(newTalkId);
  const [listOpen, setListOpen] = useState(false);
  useOthersTalks();
  const talkId = talk ?? fresh;
  const open = (chosen?: string) => {
    setListOpen(false);
    if (chosen === undefined) setFresh(newTalkId());
    void navigate({ to: '/assistant', search: chosen === undefined ? {} : { talk: chosen } });
  };
  const leave = (deleted: string) => {
    if (deleted === talkId) open();
  };
  const settle = () => void navigate({ to: '/assistant', search: { talk: talkId }, replace: true });
  return (
    <div className="assistant">
      <header className="assistant-head">
        <h1>{assistant.title}</h1>
        <span className="assistant-list-button">
          <IconButton icon={List} look="round" label={assistant.openTalks} onClick={() => setListOpen(true)} />
        </span>
        <IconButton icon={Plus} look="round" label={assistant.newTalk} onClick={() => open()} />
      </header>
      {access ? (
        access.hasAccess ? (
          <Talk key={talkId} talkId={talkId} onFirst={settle} />
        ) : (
          <LockedTalk talkId={talkId} />
        )
      ) : (
        <Skeletons>
          <Skeleton height="4rem" />
          <Skeleton height="8rem" />
        </Skeletons>
      )}
      <nav className="assistant-side" aria-label={assistant.talks}>
        <h2>{assistant.talks}</h2>
        <TalkList shown={talkId} onOpen={open} onDeleted={leave} />
      </nav>
      <Sheet open={listOpen} onClose={() => setListOpen(false)} title={assistant.talks}>
        <TalkList shown={talkId} onOpen={open} onDeleted={leave} />
      </Sheet>
    </div>
  );
}

/** Brings the talks of the person's other devices whenever there is a network. */
function useOthersTalks(): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return;
    refreshTalks().catch((error: unknown) => {
      // What this device holds shows; the next visit asks again.
      if (!(error instanceof RemoteError)) throw error;
    });
  }, [online]);
}

/** Without access: what was said stays readable, new questions are behind the lock. */
function LockedTalk({ talkId }: { talkId: string }) {
  const exchanges = useTalk(talkId);
  return (
    <section className="talk" aria-label={assistant.talk}>
      <ol className="talk-log">
        {exchanges?.map(({ id, userMessage, assistantResponse, metadata }) => (
          <li key={id}>
            <QuestionBubble text={userMessage} />
            <Answer text={assistantResponse} source={metadata.source} />
          </li>
        ))}
      </ol>
      <ProLock locked onBecomePro={openUpgrade} text={assistant.lockedText}>
        <div className="talk-sample">
          <QuestionBubble text={assistant.sampleQuestion} />
          <div className="bubble">{assistant.sampleAnswer}</div>
        </div>
      </ProLock>
    </section>
  );
}
