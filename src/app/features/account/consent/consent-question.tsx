import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { giveConsent } from '#device/api/consent.ts';
import { consentVersionAt, MINOR_HEALTH_CONSENT_VERSION } from '#domain/body/health-consent.ts';
import { requestSignOut } from '#app/parts/requests/sign-out-request.ts';
import { common } from '#app/text/common.ts';
import { consent } from '#app/text/account/consent.ts';
import { consentQuestion as words } from '#app/text/account/consent-question.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { saveDiary } from '#app/parts/saving/save-diary.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';

// asked ─agreed→ (given)
//   ↑ └─refused→ what that means ─┬─ the diary as a file
//   └──────────── back ───────────┴─ sign-out

/** Asks for the consent to health data; whoever refuses is told what that means and how to leave with what is theirs. */
export function ConsentQuestion({ open, age }: { open: boolean; age: number | null }) {
  const version = consentVersionAt(age);
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isGiven, setGiven] = useState(false);
  const agree = async () => {
    setBusy(true);
    try {
      await giveConsent(version);
      setGiven(true);
    } catch (error) {
      showFailure(error, words.notSaved);
    }
    setBusy(false);
  };
  const asks = open && !isGiven;
  return (
    <>
      <AlertDialog
        open={asks && !isRefused}
        title={words.title}
        text={
          <>
            {version === MINOR_HEALTH_CONSENT_VERSION ? consent.sentenceOfMinor : consent.sentence}{' '}
            <Link to="/privacy">{words.policy}</Link>
          </>
        }
        onDismiss={() => setRefused(true)}
        actions={[
          { label: words.agree, run: () => void agree(), tone: 'go', busy },
          { label: words.refuse, run: () => setRefused(true), tone: 'quiet', disabled: busy },
        ]}
      />
      <AlertDialog
        open={asks && isRefused}
        title={words.refusedTitle}
        text={words.refusedText}
        onDismiss={() => setRefused(false)}
        actions={[
          { label: common.back, run: () => setRefused(false), tone: 'go' },
          { label: words.export, run: () => void saveDiary(), tone: 'quiet' },
          { label: words.signOut, run: requestSignOut, tone: 'quiet' },
        ]}
      />
    </>
  );
}
