import Sparkles from 'lucide-react/icons/sparkles';
import { lazy, Suspense, useRef, type FormEvent, type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { MAX_FOOD_TEXT } from '#contract/assistant/ai.ts';
import { refreshCatalogue } from '#device/food/catalogue/refresh-catalogue.ts';
import { watchCatalogue } from '#device/food/catalogue/catalogue-changes.ts';
import { readFoods } from '#device/food/nutrients/read-foods.ts';
import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { foodTextWords as words, reviewWords } from '#app/text/food/food-review.ts';
import { photo } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useReportDraft } from '#app/features/dashboard/use-report-draft.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { CareNotice } from '../review/care-notice.tsx';
import { common } from '#app/text/common.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatCount, formatKcal } from '#app/format/number.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import './describe-page.css';

const LazyVoiceButton = lazy(async () => ({ default: (await import('../voice/voice-button.tsx')).VoiceButton }));

interface DescribePageProps extends AddMealModeProps {
  text: string;
  picture?: string | undefined;
  /** Why the last try gave nothing. */
  problem: string | undefined;
  /** What is said where the text of the last try tells of a grave danger: nothing that was done wrong. */
  care: string | null;
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
  care,
  onText,
  onCount,
}: DescribePageProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOnline = useOnline();
  const { read, again } = useDeviceReading(text);
  useReportDraft(text.trim() !== '', onDraft);
  const [busy, count] = useOnce(() => onCount().then(() => 'again' as const));
  const hear = (said: string) => onText([text.trim(), said].filter(Boolean).join(', ').slice(0, MAX_FOOD_TEXT));
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
      subtitle={placeLabel(opening, today)}
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
        {care === null ? null : <CareNotice>{care}</CareNotice>}
        <Suspense fallback={null}>
          <LazyVoiceButton onHeard={hear} />
        </Suspense>
        {read?.reading === null ? (
          <NoCatalogue onRetry={again} />
        ) : (
          <ReadingPreview reading={read?.reading} isInCare={care !== null} />
        )}
        {!isOnline && read?.reading ? <Notice tone="offline">{words.worksOffline}</Notice> : null}
      </form>
    </SheetPage>
  );
}

/** Says that this device knows no food yet, and tries again to learn of it. */
function NoCatalogue({ onRetry }: { onRetry: () => void }) {
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

interface DeviceReading {
  /** What was read; null: the device has no catalogue yet. */
  reading: FoodReading | null;
  /** Of which text. */
  text: string;
}

/** What the device reads in a text with every letter; undefined until its worker has answered once. */
function useDeviceReading(text: string): { read: DeviceReading | undefined; again: () => void } {
  const [read, setRead] = useState<DeviceReading>();
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => watchCatalogue(again), [again]);
  useEffect(() => {
    let isStale = false;
    // A worker that breaks down knows nothing; the next question starts another.
    void readFoods(text)
      .catch(() => null)
      .then((reading) => isStale || setRead({ reading, text }));
    return () => {
      isStale = true;
    };
  }, [text, asked]);
  return { read, again };
}

interface ReadingPreviewProps {
  reading: FoodReading | undefined;
  /** Who is in danger is not asked about words. */
  isInCare: boolean;
}

/** What is understood of a text so far, and its sum for who listens; its first row has room before it comes. */
function ReadingPreview({ reading, isInCare }: ReadingPreviewProps) {
  const { foods = [], leftOut = [] } = reading ?? {};
  const unknown = isInCare ? [] : (reading?.unknown ?? []);
  const kcal = roundTo1(foods.reduce((sum, { weighed }) => sum + weighed.calories, 0));
  return (
    <div className="reading-preview">
      <VisuallyHidden role="status">
        {foods.length > 0 ? words.seen(formatCount(foods.length, words.food), formatKcal(kcal)) : null}
      </VisuallyHidden>
      {foods.length + leftOut.length + unknown.length > 0 ? (
        <ul aria-label={words.preview}>
          {foods.map(({ name, weighed }, at) => (
            // The same food may be named twice: only the place tells them apart.
            <li key={at}>
              <span>
                {name} <small>{formatAmount(weighed.amount, weighed.unit)}</small>
              </span>
              <b>{formatKcal(weighed.calories)}</b>
            </li>
          ))}
          {leftOut.map(({ food: { name }, why }, at) => (
            <li key={`left-out-${at}`} data-left-out>
              <span>
                {name} <small>{reviewWords.why[why]}</small>
              </span>
            </li>
          ))}
          {unknown.map((one, at) => (
            <li key={`unknown-${at}`} data-unknown>
              <span>{words.unknown(one)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
