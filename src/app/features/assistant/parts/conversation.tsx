import { useEffect, useRef } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useCoachContext } from '#device/assistant/use-coach-context.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useExchanges } from '#device/assistant/use-conversations.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { Logo } from '#app/ui/picture/logo.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { offersNow } from '../offers-now.ts';
import { useQuestion, type Pending } from '../use-question.ts';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Answer } from './answer.tsx';
import { Composer } from './composer.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import '#app/ui/layout/pill.css';
import './conversation.css';

interface ConversationProps {
  talkId: string;
  /** The first question of a new conversation was asked. */
  onFirst: () => void;
}

/** A conversation with the assistant: what was said, what is being answered, and the next question. */
export function Conversation({ talkId, onFirst }: ConversationProps) {
  const exchanges = useExchanges(talkId);
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
    // Dishes and what can be logged come a moment after their answer: the end stays in sight whenever the conversation grows.
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
    <section className="conversation" aria-label={assistant.conversation}>
      {count === 0 && exchanges ? <Welcome /> : null}
      <ol className="conversation-log" ref={log}>
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
      <div className="conversation-foot">
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
        <p className="conversation-caution">{assistant.caution}</p>
      </div>
      <div className="conversation-end" ref={end} />
    </section>
  );
}

function Welcome() {
  return (
    <div className="conversation-welcome">
      <Logo />
      <h2>{assistant.hello}</h2>
      <p>{assistant.helloText}</p>
    </div>
  );
}

/** Questions to tap instead of typing. */
function Offers({ offers, onChoose }: { offers: readonly string[]; onChoose: (question: string) => void }) {
  if (offers.length === 0) return null;
  return (
    <div className="pill-strip" role="group" aria-label={assistant.offers}>
      {offers.map((offer) => (
        <button key={offer} type="button" className="pill" onClick={() => onChoose(offer)}>
          {offer}
        </button>
      ))}
    </div>
  );
}

/** Codes whose own sentence helps; of all others the person only learns that it failed. */
const TELLING = new Set(['rate-limited', 'premium-required', 'app-too-old', 'server-stopping']);

/** An answer on its way, or why there is none. */
function PendingAnswer({ pending: { state, soFar, code }, onRetry }: { pending: Pending; onRetry: () => void }) {
  if (state === 'asking') {
    return (
      <div className="bubble" aria-busy="true">
        {soFar === '' ? (
          <span className="bubble-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <p>{soFar}</p>
        )}
      </div>
    );
  }
  return (
    <div className="answer">
      <div className="bubble" data-failed={state === 'failed' || undefined} role="alert">
        {state === 'failed' ? `${assistant.failed}.` : `${assistant.stopped}.`}
        {code !== undefined && state === 'failed' && TELLING.has(code) ? ` ${errorText(code)}.` : null}
      </div>
      <Button onClick={onRetry}>
        <Icon of={RotateCcw} size={20} />
        {common.retry}
      </Button>
    </div>
  );
}
