import { common } from '#app/text/common.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { closeFailure, type Registration } from './use-registration.ts';
import { storage } from '#app/text/storage.ts';

interface FailureAlertProps {
  registration: Registration;
  onRetry: () => void;
  /** Leads to where a missing plan is drafted. */
  onMakePlan: () => void;
}

/** Says that the registration failed; the answers stay. */
export function FailureAlert({ registration, onRetry, onMakePlan }: FailureAlertProps) {
  const words = onboarding.failure;
  const noPlan = registration === 'no-plan';
  const leaving = (act: () => void) => () => {
    closeFailure();
    act();
  };
  return (
    <AlertDialog
      open={registration !== 'idle' && registration !== 'running'}
      title={words.title}
      text={reasonOf(registration)}
      onDismiss={closeFailure}
      actions={[
        noPlan
          ? { label: words.makePlan, run: leaving(onMakePlan), tone: 'go' }
          : { label: common.retry, run: leaving(onRetry), tone: 'go' },
        { label: common.close, run: closeFailure, tone: 'quiet' },
      ]}
    />
  );
}

function reasonOf(registration: Registration): string {
  switch (registration) {
    case 'no-plan':
      return onboarding.failure.noPlan;
    case 'quota-exceeded':
    case 'storage-blocked':
    case 'storage-failed':
      return storage[registration];
    default:
      return onboarding.failure.text;
  }
}
