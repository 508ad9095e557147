import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** What is hard to believe of a product's figures. */
export function Doubts({ doubts }: { doubts: readonly ProductDoubt[] }) {
  return (
    <Notice tone="warn">
      {words.doubtful} {doubts.map((doubt) => words.doubts[doubt]).join('; ')}.
    </Notice>
  );
}
