import { watchNotices } from '#device/jobs/notices.ts';
import { errorText } from '#app/text/error-text.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Says when the engine had to drop a change that made no sense any more, such as a swap in a plan that is gone. */
export function announceNotices(): void {
  watchNotices((code) => showToast({ text: errorText(code) }));
}
