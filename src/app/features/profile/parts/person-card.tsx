import Pencil from 'lucide-react/icons/pencil';
import type { User } from '../../../../contract/user.ts';
import { formatPhone } from '../../../format/phone.ts';
import { common } from '../../../text/common.ts';
import { profile } from '../../../text/profile.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
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
        {Array.from(title)[0]}
      </span>
      <div className="person-words">
        <h1>{title}</h1>
        {note ? <p>{note}</p> : null}
      </div>
      <IconButton icon={Pencil} look="tint" label={profile.editName} onClick={onEdit} />
    </section>
  );
}
