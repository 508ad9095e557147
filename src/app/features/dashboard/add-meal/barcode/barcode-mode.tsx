import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { lookUpProduct } from '#device/products/look-up.ts';
import { keepScan } from '#device/products/scans.ts';
import type { Barcode } from '#domain/food/products/barcode.ts';
import type { ProductDoubt } from '#domain/food/products/product-doubts.ts';
import type { Product } from '#domain/food/products/product.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import type { AddMealModeProps, AddMealOpening } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { barcodeWorker } from './barcode-worker.ts';
import { LabelPage } from './label/label-page.tsx';
import { ProductPage } from './product-page.tsx';
import { ScanPage } from './scan-page.tsx';
import './barcode.css';

// scan ─a code→ looking ─known→ product ─→ logged
//   ↑              ├─nobody knows it→ nothing ─→ label ─→ kept and logged
//   └──────────────└─nobody can be asked→ kept for later, nothing

type Page =
  | { is: 'scan' }
  | { is: 'looking'; barcode: Barcode }
  | { is: 'product'; product: Product; doubts: readonly ProductDoubt[]; isOwn: boolean }
  | { is: 'nothing'; barcode: Barcode; why: 'unknown' | 'unreachable' }
  | { is: 'label'; barcode: Barcode; begin: Product | null; told: readonly ProductDoubt[]; logs: boolean };

/** A packed food by its barcode: scanned, found, or kept from its label. */
export function BarcodeMode(props: AddMealModeProps) {
  const { open, today, onBack, onClose, onDraft } = props;
  // Of a scan that was kept, where it was meant to go.
  const [opening, place] = useState(props.opening);
  const [page, show] = useState<Page>({ is: 'scan' });
  useEffect(() => (open ? barcodeWorker.stop : undefined), [open]);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const find = async (barcode: Barcode, { day, mealType }: AddMealOpening) => {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    show({ is: 'looking', barcode });
    const found = await lookUpProduct(barcode, barcodeWorker.findInSlice, own.signal);
    if (own.signal.aborted) return;
    if (found.is === 'own') return show({ is: 'product', product: found.product, doubts: [], isOwn: true });
    if (found.is === 'found' && found.product.per100g.calories !== null)
      return show({ is: 'product', product: found.product, doubts: found.doubts, isOwn: false });
    // A name without energy is the beginning of a label.
    if (found.is === 'found')
      return show({ is: 'label', barcode, begin: found.product, told: found.doubts, logs: true });
    if (found.is === 'unreachable') await keepScan({ barcode, day, mealType: mealType ?? null });
    show({ is: 'nothing', barcode, why: found.is });
  };
  const look = (barcode: Barcode, at: AddMealOpening = opening) => {
    place(at);
    find(barcode, at).catch((error: unknown) => {
      showFailure(error, words.scanNotKept);
      show({ is: 'scan' });
    });
  };
  const first = useRef(opening.barcode);
  const lookFirst = useEffectEvent(look);
  useEffect(() => {
    if (first.current) lookFirst(first.current);
    first.current = undefined;
  }, []);
  const again = () => {
    asked.current?.abort();
    place(props.opening);
    show({ is: 'scan' });
  };
  const frame = (content: ReactNode, title: string = addMealWords.modes.barcode.title) => (
    <SheetPage title={title} subtitle={placeLabel(opening, today)} onBack={again}>
      {content}
    </SheetPage>
  );

  switch (page.is) {
    case 'scan':
      return (
        <ScanPage
          open={open}
          opening={opening}
          today={today}
          onBack={onBack}
          onBarcode={(barcode) => look(barcode)}
          onScan={({ barcode, day, mealType }) => look(barcode, { ...opening, day, mealType: mealType ?? undefined })}
          acts={{
            onOpen: (product) => show({ is: 'product', product, doubts: [], isOwn: true }),
            onEdit: (product) => show({ is: 'label', barcode: product.barcode, begin: product, told: [], logs: false }),
          }}
        />
      );
    case 'looking':
      return frame(
        <>
          <p role="status">{words.looking}</p>
          <Skeletons>
            <Skeleton height="160px" />
          </Skeletons>
        </>,
      );
    case 'nothing':
      return frame(
        <>
          <EmptyState
            icon={ScanBarcode}
            title={page.why === 'unknown' ? words.unknown : words.unreachable}
            text={page.why === 'unknown' ? words.unknownText : words.unreachableText}
            action={
              <Button
                tone="go"
                onClick={() => show({ is: 'label', barcode: page.barcode, begin: null, told: [], logs: true })}
              >
                {words.byLabel}
              </Button>
            }
          />
          <Button tone="bare" wide onClick={again}>
            {words.another}
          </Button>
        </>,
      );
    case 'product':
      return (
        <ProductPage
          {...page}
          opening={opening}
          onBack={again}
          onClose={onClose}
          onCorrect={() =>
            show({ is: 'label', barcode: page.product.barcode, begin: page.product, told: page.doubts, logs: true })
          }
        />
      );
    case 'label':
      return (
        <LabelPage
          barcode={page.barcode}
          begin={page.begin}
          told={page.told}
          logs={page.logs}
          opening={opening}
          onBack={again}
          onClose={onClose}
          onDraft={onDraft}
        />
      );
  }
}
