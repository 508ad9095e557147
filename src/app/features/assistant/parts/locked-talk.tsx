import { useTalk } from '#device/assistant/use-talks.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Answer } from './answer.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import './talk.css';

/** Without access: what was said stays readable, new questions are behind the lock. */
export function LockedTalk({ talkId }: { talkId: string }) {
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
