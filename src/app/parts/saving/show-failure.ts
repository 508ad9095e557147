import { StorageError } from '#device/platform/storage-error.ts';
import { saving } from '#app/text/saving.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Says what could not be done and, where the device's store refused, why. What is no refusal is also reported as a fault. */
export function showFailure(error: unknown, what: string): void {
  if (error instanceof StorageError) {
    showToast({ text: `${what}. ${saving.storage[error.code]}`, tone: 'danger' });
    return;
  }
  showToast({ text: what, tone: 'danger' });
  reportError(error);
}
