import Pencil from 'lucide-react/icons/pencil';
import UserRound from 'lucide-react/icons/user-round';
import type { User } from '#contract/account/user.ts';
import { formatPhone } from '#app/format/phone.ts';
import { common } from '#app/text/common.ts';
import { openRegistration } from '#app/parts/requests/account-requests.ts';
import { profile } from '#app/text/account/profile.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import './person-card.css';

/** Who this is, by name, phone or e-mail. */
export function PersonCard({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { displayName, phoneNumber, email } = user;
  const name = displayName?.trim();
  const reach = phoneNumber === null ? email : formatPhone(phoneNumber);
  const title = name || reach || common.namelessDiary;
  const note = name && reach ? reach : user.isAnonymous ? profile.namelessNote : null;
  return (
    <section className="card person" aria-label={title}>
      <span className="person-face" aria-hidden="true">
        {name || !reach ? Array.from(title)[0] : <Icon of={UserRound} size={26} />}
      </span>
      <div className="person-words">
        <h1 data-number={(!name && phoneNumber !== null) || undefined}>{title}</h1>
        {note ? <p>{note}</p> : null}
      </div>
      <IconButton icon={Pencil} look="tint" label={profile.editName} onClick={onEdit} />
      {user.isAnonymous ? (
        <Button tone="tint" onClick={openRegistration}>
          {registration.register}
        </Button>
      ) : null}
    </section>
  );
}
