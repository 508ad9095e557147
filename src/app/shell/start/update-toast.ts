import { shell } from '#app/text/shell/shell.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { applyUpdate, subscribeToUpdate } from '#app/parts/page/service-worker-registration.ts';

/** Offers a new version as soon as it is stored; what waits in the outbox is stored too and stays. */
export function announceUpdates(): void {
  subscribeToUpdate((state) => {
    if (state !== 'waiting') return;
    onceNobodyTypes(() => {
      showToast({ text: shell.newVersion, stays: true, action: { label: shell.reload, run: applyUpdate } });
    });
  });
}

/** A sentence over the keyboard would cover the very form that is being filled in. */
function onceNobodyTypes(act: () => void): void {
  const field = document.activeElement;
  if (field?.matches('input, textarea, [contenteditable]')) {
    field.addEventListener('blur', () => setTimeout(() => onceNobodyTypes(act)), { once: true });
  } else act();
}
