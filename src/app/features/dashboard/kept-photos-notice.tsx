import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import { useKeptPhotos } from '#device/photos/use-kept-photos.ts';
import { useOnline } from '#device/platform/use-online.ts';
import type { KeptPhoto } from '#device/photos/kept-photo.ts';
import { formatNumber } from '#app/format/number.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice, type NoticeTone } from '#app/ui/feedback/notice.tsx';

/** Over the day while photos wait: for the network, or for the person's word on what was found. */
export function KeptPhotosNotice() {
  const photos = useKeptPhotos();
  const online = useOnline();
  const seesPhotos = useSeesPhotos();
  if (!photos || photos.length === 0) return null;
  const { shown, tone, says, act } = mostUrgent(photos, online, seesPhotos);
  return (
    <Notice tone={tone} action={<Button onClick={() => open(shown)}>{act}</Button>}>
      {says(formatNumber(shown.length))}
    </Notice>
  );
}

/** One photo opens by itself, several by their list. */
function open([first, second]: readonly KeptPhoto[]): void {
  if (!first || second) openAddMeal({ mode: 'image' });
  else openAddMeal({ mode: 'image', keptPhoto: first.id, day: first.day, mealType: first.mealType ?? undefined });
}

interface Shown {
  shown: readonly KeptPhoto[];
  tone: NoticeTone;
  says: (count: string) => string;
  act: string;
}

function mostUrgent(photos: readonly KeptPhoto[], online: boolean, hasModel: boolean): Shown {
  const that = (state: KeptPhoto['outcome']['is']) => photos.filter(({ outcome }) => outcome.is === state);
  const [read, failed, waiting] = [that('read'), that('failed'), that('waiting')];
  if (read.length > 0) return { shown: read, tone: 'info', says: words.noticeRead, act: words.check };
  if (failed.length > 0) return { shown: failed, tone: 'warn', says: words.noticeFailed, act: words.look };
  const says = !online ? words.noticeWaiting : hasModel ? words.noticeInWork : words.noticeUnavailable;
  return { shown: waiting, tone: 'offline', says, act: words.look };
}
