import { useOnline } from '#device/platform/use-online.ts';
import { refreshCatalogue } from '#device/food/refresh-catalogue.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords as words } from '#app/text/food/food-review.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useOnce } from '#app/features/dashboard/use-once.ts';

/** Says that this device knows no food yet, and tries again to learn of it. */
export function NoCatalogue({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();
  const [busy, retry] = useOnce(async () => {
    await refreshCatalogue();
    onRetry();
    return 'again' as const;
  });
  return (
    <Notice
      tone={isOnline ? 'info' : 'offline'}
      action={
        <Button busy={busy} onClick={retry}>
          {common.retry}
        </Button>
      }
    >
      {words.noCatalogue}. {isOnline ? words.noCatalogueOnline : words.noCatalogueOffline}
    </Notice>
  );
}
