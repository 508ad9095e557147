import type { ErrorComponentProps } from '@tanstack/react-router';
import { StorageError } from '#device/platform/storage-error.ts';
import { errors } from '#app/text/errors.ts';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { storage } from '#app/text/storage.ts';

/** Stands in for what the device cannot read; another try reads anew. */
export function StoreFailure({ error, reset }: ErrorComponentProps) {
  const text = error instanceof StorageError ? storage[error.code] : errors.nothingLost;
  return (
    <Card>
      <ErrorState text={text} onRetry={reset} />
    </Card>
  );
}
