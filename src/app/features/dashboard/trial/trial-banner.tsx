import X from 'lucide-react/icons/x';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { trial as words } from '#app/text/pro/trial.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { TrialWords } from './trial-words.ts';

/** How the trial stands, with the way to PRO. */
export function TrialBanner({ said, onHide }: { said: TrialWords; onHide: () => void }) {
  return (
    <section aria-label={words.name}>
      <Notice
        tone={said.tone}
        action={
          <>
            <Button onClick={openUpgrade}>{common.becomePro}</Button>
            <IconButton icon={X} label={words.hideToday} onClick={onHide} />
          </>
        }
      >
        <b>{said.heading}</b> {said.more}
      </Notice>
    </section>
  );
}
