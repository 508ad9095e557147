import BellRing from 'lucide-react/icons/bell-ring';
import { reminders } from '#app/text/account/reminders.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** What reminders are, before the browser asks its own question. */
export function AskFirst({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <>
      <p>{reminders.about}</p>
      <p className="reminders-note">{reminders.asksFirst}</p>
      <Button tone="tint" onClick={onTurnOn}>
        <Icon of={BellRing} size={20} />
        {reminders.turnOn}
      </Button>
    </>
  );
}

/** Why nothing can come here, and how that is changed: we may not ask a second time. */
export function NotAllowed({ why }: { why: 'denied' | 'unsupported' }) {
  return (
    <>
      <Notice tone="warn">{reminders[why]}</Notice>
      <LinkButton to="/help" hash={why === 'denied' ? 'reminders-blocked' : 'install-iphone'} tone="tint">
        {why === 'denied' ? reminders.howToAllow : reminders.howToInstall}
      </LinkButton>
    </>
  );
}
