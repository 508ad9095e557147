import ChevronRight from 'lucide-react/icons/chevron-right';
import Trash2 from 'lucide-react/icons/trash-2';
import { discardScan, useKeptScans } from '#device/products/scans.ts';
import type { KeptScan } from '#device/products/kept-scan.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { common } from '#app/text/common.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { showToast } from '#app/ui/toast/toast.ts';

/** The barcodes that wait for a network, or for the person's word on what was found. */
export function KeptScans({ onOpen }: { onOpen: (scan: KeptScan) => void }) {
  const scans = useKeptScans() ?? [];
  if (scans.length === 0) return null;
  return (
    <section className="kept-scans" aria-label={words.scans}>
      <h3>{words.scans}</h3>
      <ul>
        {scans.map((scan) => (
          <li key={scan.barcode}>
            <button type="button" className="kept-scan" onClick={() => onOpen(scan)}>
              <span>
                <b>{scan.barcode}</b>
                <small data-outcome={scan.outcome}>{words.scanStates[scan.outcome]}</small>
              </span>
              <Icon of={ChevronRight} size={20} />
            </button>
            <IconButton icon={Trash2} label={words.discardScan} onClick={() => void discard(scan.barcode)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function discard(barcode: Barcode): Promise<void> {
  const failed = (error: unknown) => showFailure(error, words.scanNotKept);
  try {
    const restore = await discardScan(barcode);
    showToast({
      text: words.scanDiscarded,
      undoLabel: common.restore,
      undo: restore ? () => void restore().catch(failed) : undefined,
    });
  } catch (error) {
    failed(error);
  }
}
