import type { ErrorComponentProps } from '@tanstack/react-router';
import { StorageError } from '../../../db/storage-error.ts';
import { errors } from '../../text/errors.ts';
import { saving } from '../../text/saving.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Card } from '../../ui/card.tsx';

/** Stands in for the day when the device cannot read it; another try reads anew. */
export function DayFailure({ error, reset }: ErrorComponentProps) {
  const text = error instanceof StorageError ? saving.storage[error.code] : errors.nothingLost;
  return (
    <Card>
      <ErrorState text={text} onRetry={reset} />
    </Card>
  );
}
