import type { KeptScan } from '#device/products/kept-scan.ts';
import { startScanHost } from '#device/products/scan-host.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';

/** Has the barcodes looked up that were scanned without a network, and says of each what came of it. `goToDiary` leads to where the dialog is. */
export function announceScans(goToDiary: () => void): void {
  startScanHost((scan) => void tell(scan));

  async function tell({ barcode, outcome, day, mealType }: KeptScan): Promise<void> {
    const { barcodeWords: words } = await import('#app/text/food/barcode.ts');
    showToast({
      text: outcome === 'found' ? words.foundToast : words.unknownToast,
      action: {
        label: words.look,
        run: () => {
          goToDiary();
          openAddMeal({ mode: 'barcode', barcode, day, mealType: mealType ?? undefined });
        },
      },
    });
  }
}
