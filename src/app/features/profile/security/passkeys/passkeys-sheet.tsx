import { useState } from 'react';
import type { Passkey } from '#contract/account/passkeys.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { signInMeans } from '#device/api/sign-in/passkeys.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { ProvePage } from '../confirm/prove-page.tsx';
import { useProving } from '../confirm/use-proving.ts';
import { useAnswer } from '#app/features/profile/use-answer.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

interface PasskeysSheetProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits. */
  phone: string;
  today: DiaryDay;
}

/** The passkeys of the signed-in person: adding, renaming, removing. */
export function PasskeysSheet({ open, onClose, ...rest }: PasskeysSheetProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <Passkeys key={visit} {...rest} />
    </SheetFrame>
  );
}

// list ─rename→ name ─saved→ list
//  └─add or remove, and the server asks who is there→ identity ─proved→ list

function Passkeys({ phone, today }: Pick<PasskeysSheetProps, 'phone' | 'today'>) {
  const online = useOnline();
  const { answer: means, failure, ask } = useAnswer(signInMeans, online);
  const proving = useProving();
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  if (proving.waits) return <ProvePage phone={phone} proving={proving} />;
  if (renaming) {
    const done = () => {
      setRenaming(null);
      ask();
    };
    return (
      <SheetPage title={words.rename} onBack={() => setRenaming(null)}>
        <RenamePasskey passkey={renaming} onDone={done} />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={words.title}>
      <p className="sign-in-note">{words.what}</p>
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      {means ? (
        <PasskeyList
          passkeys={means.passkeys}
          today={today}
          online={online}
          proving={proving}
          onChanged={ask}
          onRename={setRenaming}
        />
      ) : failure ? (
        <ErrorState title={words.notLoaded} onRetry={ask} />
      ) : online ? (
        <Skeletons>
          <Skeleton height="4rem" />
          <Skeleton height="3rem" />
        </Skeletons>
      ) : null}
    </SheetPage>
  );
}
