import Sparkles from 'lucide-react/icons/sparkles';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { MAX_FOOD_TEXT } from '#contract/ai.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { foodTextWords as words } from '#app/text/food/food-review.ts';
import { photo } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useTellDraft } from '#app/features/dashboard/use-tell-draft.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeWords } from '../place-words.ts';
import { NoCatalogue } from './no-catalogue.tsx';
import { ReadingPreview } from './reading-preview.tsx';
import { useDeviceReading } from './use-device-reading.ts';
import './describe-page.css';

interface DescribePageProps extends AddMealModeProps {
  text: string;
  picture?: string | undefined;
  /** Why the last try gave nothing. */
  problem: string | undefined;
  onText: (text: string) => void;
  onCount: () => Promise<void>;
}

/** Asks what was eaten, in plain words; what is understood shows while it is typed. */
export function DescribePage({
  opening,
  today,
  onBack,
  onDraft,
  text,
  picture,
  problem,
  onText,
  onCount,
}: DescribePageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const { read, again } = useDeviceReading(text);
  useTellDraft(text.trim() !== '', onDraft);
  const [busy, count] = useOnce(() => onCount().then(() => 'again' as const));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    count();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) count();
  };
  return (
    <SheetPage
      title={addMealWords.modes.text.title}
      subtitle={placeWords(opening, today)}
      onBack={onBack}
      firstFocus={field}
      footer={
        <Button tone="go" wide disabled={text === ''} busy={busy} onClick={count}>
          <Icon of={Sparkles} size={20} />
          {words.count}
        </Button>
      }
    >
      {picture === undefined ? null : (
        <div className="photo-shot">
          <img src={picture} alt={photo.yours} />
        </div>
      )}
      <form className="describe-page" onSubmit={submit}>
        <Field label={words.describe} hint={words.exact} error={problem}>
          <TextArea
            ref={field}
            rows={3}
            maxLength={MAX_FOOD_TEXT}
            placeholder={words.placeholder}
            value={text}
            onKeyDown={submitByKey}
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
        {read?.reading ? <ReadingPreview reading={read.reading} /> : null}
        {read?.reading === null ? <NoCatalogue onRetry={again} /> : null}
        {!isOnline && read?.reading ? <Notice tone="offline">{words.worksOffline}</Notice> : null}
      </form>
    </SheetPage>
  );
}
