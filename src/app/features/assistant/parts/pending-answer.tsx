import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { assistant } from '#app/text/diary/assistant.ts';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import type { Pending } from '../use-question.ts';

/** Codes whose own sentence helps; of all others the person only learns that it failed. */
const TELLING = new Set(['rate-limited', 'premium-required', 'app-too-old', 'server-stopping']);

/** An answer on its way, or why there is none. */
export function PendingAnswer({ pending: { state, soFar, code }, onRetry }: { pending: Pending; onRetry: () => void }) {
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
