import Copy from 'lucide-react/icons/copy';
import { assistant } from '../../../text/assistant.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { NamedDishes } from './named-dishes.tsx';

/** What the assistant answered, as plain text, with the dishes that it names. */
export function Answer({ text, source }: { text: string; source: 'model' | 'coach' }) {
  return (
    <div className="answer">
      <div className="bubble">
        <p>{text}</p>
        <NamedDishes text={text} />
      </div>
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
