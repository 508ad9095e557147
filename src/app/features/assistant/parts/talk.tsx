import { useEffect, useRef } from 'react';
import { useCoachContext } from '#device/assistant/use-coach-context.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useTalk } from '#device/assistant/use-talks.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { Logo } from '#app/ui/picture/logo.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { offersNow } from '../offers-now.ts';
import { useQuestion } from '../use-question.ts';
import { Answer } from './answer.tsx';
import { Composer } from './composer.tsx';
import { Offers } from './offers.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import './talk.css';

interface TalkProps {
  talkId: string;
  /** The first question of a new talk was asked. */
  onFirst: () => void;
}

/** A talk with the assistant: what was said, what is being answered, and the next question. */
export function Talk({ talkId, onFirst }: TalkProps) {
  const exchanges = useTalk(talkId);
  const context = useCoachContext();
  const online = useOnline();
  const { pending, next, ask, stop, retry } = useQuestion(talkId);
  const log = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const kept = exchanges?.some(({ id }) => id === pending?.id) === true;
  const shownPending = kept ? undefined : pending;
  const count = (exchanges?.length ?? 0) + (shownPending ? 1 : 0);
  useEffect(() => {
    if (!log.current) return undefined;
    // Dishes and what can be logged come a moment after their answer: the end stays in sight whenever the talk grows.
    const growing = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height > 0) end.current?.scrollIntoView({ block: 'end' });
    });
    growing.observe(log.current);
    return () => growing.disconnect();
  }, []);
  const send = (question: string) => {
    if (!exchanges || !context) return;
    if (exchanges.length === 0) onFirst();
    void ask(question, exchanges, context);
  };
  const last = exchanges?.at(-1);
  return (
    <section className="talk" aria-label={assistant.talk}>
      {count === 0 && exchanges ? <Welcome /> : null}
      <ol className="talk-log" ref={log}>
        {exchanges?.map((exchange) => (
          <li key={exchange.id}>
            <QuestionBubble text={exchange.userMessage} />
            <Answer
              text={exchange.assistantResponse}
              source={exchange.metadata.source}
              toLog={exchange.id === pending?.id ? exchange.userMessage : undefined}
            />
          </li>
        ))}
        {shownPending ? (
          <li>
            <QuestionBubble text={shownPending.question} />
            <PendingAnswer pending={shownPending} onRetry={retry} />
          </li>
        ) : null}
      </ol>
      <VisuallyHidden role="status">
        {shownPending?.state === 'asking' ? assistant.answering : pending ? last?.assistantResponse : ''}
      </VisuallyHidden>
      <div className="talk-foot">
        {online ? null : <Notice tone="offline">{assistant.offline}</Notice>}
        {shownPending?.state === 'asking' ? null : (
          <Offers offers={offersNow(next, context, last?.assistantResponse)} onChoose={send} />
        )}
        <Composer
          busy={shownPending?.state === 'asking'}
          ready={exchanges !== undefined && context !== undefined}
          onSend={send}
          onStop={stop}
        />
        <p className="talk-caution">{assistant.caution}</p>
      </div>
      <div className="talk-end" ref={end} />
    </section>
  );
}

function Welcome() {
  return (
    <div className="talk-welcome">
      <Logo />
      <h2>{assistant.hello}</h2>
      <p>{assistant.helloText}</p>
    </div>
  );
}
