import { StorageError } from '#device/platform/storage-error.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { storage } from '#app/text/storage.ts';

/** Says what could not be done and, where the device's store refused, why. What is no refusal is also reported as a fault. */
export function showFailure(error: unknown, what: string): void {
  if (error instanceof StorageError) {
    showToast({ text: `${what}. ${storage[error.code]}`, tone: 'danger' });
    return;
  }
  showToast({ text: what, tone: 'danger' });
  reportError(error);
}
