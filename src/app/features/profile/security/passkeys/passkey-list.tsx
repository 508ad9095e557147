import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import type { Passkey } from '#contract/account/passkeys.ts';
import { AuthenticatorError, hasAuthenticator, readyAuthenticator } from '#device/api/sign-in/authenticator.ts';
import { addPasskey, removePasskey } from '#device/api/sign-in/passkeys.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { MOST_PASSKEYS } from '#domain/account/second-factor.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Menu } from '#app/ui/menu/menu.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import type { useProving } from '../confirm/use-proving.ts';
import './passkeys.css';

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  today: DiaryDay;
  online: boolean;
  proving: ReturnType<typeof useProving>;
  onChanged: () => void;
  onRename: (passkey: Passkey) => void;
}

/** What there is, and the way to one more. */
export function PasskeyList({ passkeys, today, online, proving, onChanged, onRename }: PasskeyListProps) {
  const [isPossible] = useState(hasAuthenticator);
  const { busy, failure, attempt } = proving;
  const [removing, setRemoving] = useState<Passkey | null>(null);
  useEffect(readyAuthenticator, []);
  const add = () =>
    attempt({
      async run() {
        await addPasskey();
        showToast({ text: words.added });
        onChanged();
      },
      explain: notAdded,
    });
  const remove = async ({ id }: Passkey) => {
    await attempt({
      async run() {
        await removePasskey(id);
        showToast({ text: words.removed });
        onChanged();
      },
      explain: notRemoved,
    });
    setRemoving(null);
  };
  return (
    <>
      {passkeys.length === 0 ? <p>{words.none}</p> : null}
      {passkeys.length === 0 ? null : (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Icon of={FingerprintPattern} />
              <div className="passkeys-words">
                <b>{passkey.name}</b>
                <small>{usedWords(passkey, today)}</small>
                <small>{words.made(formatRelativeDay(localDay(new Date(passkey.createdAt)), today))}</small>
              </div>
              {online ? (
                <Menu
                  label={words.actions(passkey.name)}
                  items={[
                    { label: words.rename, icon: Pencil, run: () => onRename(passkey) },
                    { label: common.remove, icon: Trash, danger: true, run: () => setRemoving(passkey) },
                  ]}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {isPossible ? (
        <AddButton
          isFull={passkeys.length >= MOST_PASSKEYS}
          busy={busy && !removing}
          disabled={!online}
          onAdd={() => void add()}
        />
      ) : (
        <Notice>{words.unsupported}</Notice>
      )}
      <RemoveDialog
        removing={removing}
        busy={busy}
        onConfirm={(passkey) => void remove(passkey)}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}

function AddButton({
  isFull,
  busy,
  disabled,
  onAdd,
}: {
  isFull: boolean;
  busy: boolean;
  disabled: boolean;
  onAdd: () => void;
}) {
  if (isFull) return <Notice>{words.tooMany(formatNumber(MOST_PASSKEYS))}</Notice>;
  return (
    <Button tone="go" wide busy={busy} disabled={disabled} onClick={onAdd}>
      {words.add}
    </Button>
  );
}

interface RemoveDialogProps {
  removing: Passkey | null;
  busy: boolean;
  onConfirm: (passkey: Passkey) => void;
  onCancel: () => void;
}

function RemoveDialog({ removing, busy, onConfirm, onCancel }: RemoveDialogProps) {
  // What it said stays in sight while it closes.
  const [shown, setShown] = useState(removing);
  if (removing !== null && removing !== shown) setShown(removing);
  return (
    <ConfirmDialog
      open={removing !== null}
      danger
      busy={busy}
      title={words.removeTitle(shown?.name ?? '')}
      text={words.removeText}
      confirmLabel={common.remove}
      onConfirm={() => shown && onConfirm(shown)}
      onCancel={onCancel}
    />
  );
}

function usedWords({ lastUsedAt }: Passkey, today: DiaryDay): string {
  if (lastUsedAt === null) return words.neverUsed;
  const at = new Date(lastUsedAt);
  return words.used(formatRelativeDay(localDay(at), today), formatTime(at.getTime()));
}

/** Why no passkey was added; undefined: nothing to be told. */
function notAdded(error: unknown): string | undefined {
  if (!(error instanceof AuthenticatorError)) return ordinaryFailure(error) ?? words.notAdded;
  if (error.reason === 'stopped') return undefined;
  return error.reason === 'known' ? words.known : words.notMade;
}

const notRemoved = (error: unknown): string =>
  error instanceof RemoteError && error.code === 'last-passkey'
    ? errorText(error.code)
    : (ordinaryFailure(error) ?? words.notRemoved);
