import Image from 'lucide-react/icons/image';
import Search from 'lucide-react/icons/search';
import { useState, type FormEvent } from 'react';
import type { KeptScan } from '#device/products/kept-scan.ts';
import { readBarcode, type Barcode } from '#domain/food/products/barcode.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { dish } from '#app/text/food/meal.ts';
import { FormError } from '#app/features/dashboard/meal-type-choice.tsx';
import { FileButton } from '#app/ui/button/file-button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { barcodeWorker } from './barcode-worker.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { KeptScans } from './kept-scans.tsx';
import { OwnProducts, type OwnProductActs } from './own-products.tsx';
import { Viewfinder } from './viewfinder.tsx';

interface ScanPageProps extends Pick<AddMealModeProps, 'open' | 'opening' | 'today' | 'onBack'> {
  onBarcode: (barcode: Barcode) => void;
  onScan: (scan: KeptScan) => void;
  acts: OwnProductActs;
}

type Problem = keyof typeof dish.photoErrors | 'no-code';

/** A barcode by the camera, from a picture or typed; and the products that were kept. */
export function ScanPage({ open, opening, today, onBack, onBarcode, onScan, acts }: ScanPageProps) {
  const [picture, put] = useState<{ is: 'none' } | { is: 'in-work' } | { is: 'failed'; problem: Problem }>({
    is: 'none',
  });
  const look = async (file: File) => {
    put({ is: 'in-work' });
    try {
      const reading = await barcodeWorker.readPicture(file);
      if (reading.is === 'read' && reading.barcode !== null) return onBarcode(reading.barcode);
      if (reading.is === 'refused' && reading.code !== 'cancelled') return put({ is: 'failed', problem: reading.code });
      put({ is: 'failed', problem: 'no-code' });
    } catch {
      put({ is: 'failed', problem: 'image-failed' });
    }
  };
  return (
    <SheetPage title={addMealWords.modes.barcode.title} subtitle={placeLabel(opening, today)} onBack={onBack}>
      <Viewfinder isOpen={open} onBarcode={onBarcode} />
      {picture.is === 'in-work' ? <p role="status">{words.pictureInWork}</p> : null}
      {picture.is === 'failed' ? (
        <FormError text={picture.problem === 'no-code' ? words.noCode : dish.photoErrors[picture.problem]} />
      ) : null}
      <FileButton icon={Image} label={words.picture} onFile={(file) => void look(file)} />
      <DigitsForm onBarcode={onBarcode} />
      <KeptScans onOpen={onScan} />
      <OwnProducts {...acts} />
    </SheetPage>
  );
}

/** The digits as they stand under the bars. */
function DigitsForm({ onBarcode }: { onBarcode: (barcode: Barcode) => void }) {
  const [text, type] = useState('');
  const [tried, setTried] = useState(false);
  const reading = readBarcode(text);
  const find = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reading.is === 'barcode') onBarcode(reading.barcode);
  };
  return (
    <form className="barcode-digits" noValidate onSubmit={find}>
      <Field label={words.digits} error={tried && reading.is === 'wrong' ? words.mistakes[reading.mistake] : undefined}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={24}
          value={text}
          onChange={(event) => {
            type(event.target.value);
            setTried(false);
          }}
        />
      </Field>
      <IconButton type="submit" icon={Search} look="tint" label={words.find} />
    </form>
  );
}
