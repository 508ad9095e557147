import { useState } from 'react';
import type { Security } from '#contract/account/passkeys.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { signInMeans } from '#device/api/sign-in/passkeys.ts';
import { setSecondFactor } from '#device/api/sign-in/second-factor.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { SECOND_FACTOR_MODES, type SecondFactorMode } from '#domain/account/second-factor.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { common } from '#app/text/common.ts';
import { devices } from '#app/text/account/devices.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { ProvePage } from '../confirm/prove-page.tsx';
import { useProving } from '../confirm/use-proving.ts';
import { useAnswer } from '#app/features/profile/use-answer.ts';

interface SecondFactorSheetProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits. */
  phone: string;
  today: DiaryDay;
}

/** What a new device has to prove beside a code or a password. */
export function SecondFactorSheet({ open, onClose, ...rest }: SecondFactorSheetProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <SecondFactor key={visit} onClose={onClose} {...rest} />
    </SheetFrame>
  );
}

// choice ─saved→ (closed)
//   └─the server asks who is there→ identity ─proved→ (closed)

function SecondFactor({ onClose, phone, today }: Omit<SecondFactorSheetProps, 'open'>) {
  const online = useOnline();
  const { answer: means, failure, ask } = useAnswer(signInMeans, online);
  const proving = useProving();
  if (proving.waits) return <ProvePage phone={phone} proving={proving} />;
  const save = (mode: SecondFactorMode, told: string) =>
    void proving.attempt({
      async run() {
        await setSecondFactor(mode);
        onClose();
        showToast({ text: told });
      },
      explain: (error) => ordinaryFailure(error) ?? words.notSaved,
    });
  return (
    <SheetPage title={words.title}>
      <p className="sign-in-note">{words.what}</p>
      {online ? null : <Notice tone="offline">{devices.needsNetwork}</Notice>}
      {means ? (
        <Choice
          means={means}
          online={online}
          today={today}
          busy={proving.busy}
          failure={proving.failure}
          onSave={save}
        />
      ) : failure ? (
        <ErrorState onRetry={ask} />
      ) : online ? (
        <Skeletons>
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
          <Skeleton height="4rem" />
        </Skeletons>
      ) : null}
    </SheetPage>
  );
}

interface ChoiceProps {
  means: Security;
  online: boolean;
  today: DiaryDay;
  busy: boolean;
  failure: string | undefined;
  onSave: (mode: SecondFactorMode, told: string) => void;
}

function Choice({
  means: { secondFactor, hasPassword, passkeys, recoveryAt },
  online,
  today,
  busy,
  failure,
  onSave,
}: ChoiceProps) {
  const [mode, setMode] = useState(secondFactor);
  const lacks =
    mode === 'passkey' && passkeys.length === 0
      ? words.needsPasskey
      : mode === 'password-and-code' && !hasPassword
        ? words.needsPassword
        : null;
  const end = recoveryAt === null ? null : new Date(recoveryAt);
  return (
    <>
      {end ? (
        <Notice
          tone="warn"
          action={
            <Button disabled={!online} busy={busy} onClick={() => onSave(secondFactor, words.stopped)}>
              {words.stop}
            </Button>
          }
        >
          {words.recovering(formatRelativeDay(localDay(end), today), formatTime(end.getTime()))}
        </Notice>
      ) : null}
      <RadioCards
        legend={words.way}
        value={mode}
        onChoose={setMode}
        choices={SECOND_FACTOR_MODES.map((value) => ({
          value,
          label: words.modes[value],
          hint: words.modeHints[value],
        }))}
      />
      {lacks === null ? null : <Notice>{lacks}</Notice>}
      {mode === 'off' ? null : <p className="sign-in-note">{words.lost}</p>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <Button
        tone="go"
        wide
        busy={busy}
        disabled={!online || mode === secondFactor || lacks !== null}
        onClick={() => onSave(mode, words.saved)}
      >
        {common.save}
      </Button>
    </>
  );
}
