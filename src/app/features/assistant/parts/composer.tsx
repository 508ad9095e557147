import Send from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useState, type KeyboardEvent } from 'react';
import { formatNumber } from '#app/format/number.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';

/** Longest question in characters. */
const MOST_CHARS = 2_000;

interface ComposerProps {
  /** An answer is on its way: it can be stopped. */
  busy: boolean;
  ready: boolean;
  onSend: (question: string) => void;
  onStop: () => void;
}

/** Where the question is typed: Enter sends it, Shift and Enter begin a new line. */
export function Composer({ busy, ready, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState('');
  const question = text.trim();
  const tooLong = question.length > MOST_CHARS;
  const canSend = ready && !busy && question !== '' && !tooLong;
  const send = () => {
    if (!canSend) return;
    onSend(question);
    setText('');
  };
  const onKey = (event: KeyboardEvent) => {
    // A keyboard that composes letters uses Enter for itself.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {tooLong ? (
        <p className="composer-error" role="alert" id="composer-error">
          {assistant.tooLong(formatNumber(MOST_CHARS))}
        </p>
      ) : null}
      <div className="composer">
        <textarea
          rows={1}
          aria-label={assistant.question}
          placeholder={assistant.placeholder}
          enterKeyHint="send"
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'composer-error' : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKey}
        />
        {busy ? (
          <IconButton icon={Square} look="tint" label={assistant.stop} onClick={onStop} />
        ) : (
          <IconButton icon={Send} look="tint" label={assistant.send} disabled={!canSend} onClick={send} />
        )}
      </div>
    </>
  );
}
