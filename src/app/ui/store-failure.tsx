import type { ErrorComponentProps } from '@tanstack/react-router';
import { StorageError } from '#device/platform/storage-error.ts';
import { errors } from '../text/errors.ts';
import { saving } from '../text/saving.ts';
import { ErrorState } from './error-state.tsx';
import { Card } from './card.tsx';

/** Stands in for what the device cannot read; another try reads anew. */
export function StoreFailure({ error, reset }: ErrorComponentProps) {
  const text = error instanceof StorageError ? saving.storage[error.code] : errors.nothingLost;
  return (
    <Card>
      <ErrorState text={text} onRetry={reset} />
    </Card>
  );
}
