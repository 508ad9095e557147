import Copy from 'lucide-react/icons/copy';
import { isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { LogOffers } from './log-offers.tsx';
import { NamedDishes } from './named-dishes.tsx';

interface AnswerProps {
  text: string;
  source: 'model' | 'coach';
  /** The question, while what it tells of may still be logged with one tap. */
  toLog?: string | undefined;
}

/** What the assistant answered, as plain text, with the dishes that it names and what the question tells of to log. */
export function Answer({ text, source, toLog }: AnswerProps) {
  return (
    <div className="answer">
      <div className="bubble">
        <p>{text}</p>
        <NamedDishes text={text} source={source} />
      </div>
      {toLog === undefined || isCareAnswer(text) ? null : <LogOffers question={toLog} />}
      <div className="answer-foot">
        {source === 'coach' ? <small>{assistant.fromCoach}</small> : null}
        <IconButton icon={Copy} label={assistant.copy} onClick={() => void copy(text)} />
      </div>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ text: assistant.copied });
  } catch {
    // Refused by the browser, or a page without TLS.
    showToast({ text: assistant.notCopied, tone: 'danger' });
  }
}
