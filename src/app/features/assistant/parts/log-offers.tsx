import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { LogOffer } from '#domain/coach/foods/log-offer.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { formatKcal, formatKg, formatMl } from '#app/format/number.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { logOffered } from '../log-offered.ts';
import './log-offers.css';

const NONE: readonly LogOffer[] = [];

/** What a question tells of, each one tap from the diary; its toast takes it back. Nothing where it tells of nothing. */
export function LogOffers({ question }: { question: string }) {
  const today = useToday();
  const offers = useLogOffers(question, today);
  const [logged, setLogged] = useState<ReadonlySet<LogOffer['is']>>(new Set());
  if (offers.length === 0) return null;
  const mark = (kind: LogOffer['is'], is: boolean) =>
    setLogged((before) => new Set([...before].filter((each) => each !== kind).concat(is ? [kind] : [])));
  const log = async (offer: LogOffer) => {
    mark(offer.is, true);
    if (!(await logOffered(offer, () => mark(offer.is, false)))) mark(offer.is, false);
  };
  return (
    <div className="log-offers">
      {offers.map((offer) => {
        const done = logged.has(offer.is);
        return (
          <Button key={offer.is} tone={done ? 'quiet' : 'tint'} disabled={done} onClick={() => void log(offer)}>
            <Icon of={done ? Check : Plus} size={20} />
            {done ? assistant.offerLogged : wordsOf(offer, today)}
          </Button>
        );
      })}
    </div>
  );
}

function wordsOf(offer: LogOffer, today: DiaryDay): string {
  if (offer.is === 'food') {
    const { calories } = sumNutrition(
      offer.items.map(({ protein, carbs, fat, ...item }) => ({
        calories: item.calories,
        proteins: protein,
        carbs,
        fats: fat,
      })),
    );
    return assistant.logFoods(`${onDay(offer.day, today, mealWords[offer.meal].name)}, ${formatKcal(calories)}`);
  }
  return offer.is === 'water'
    ? assistant.logWater(onDay(offer.day, today, formatMl(offer.ml)))
    : assistant.logWeight(onDay(offer.day, today, formatKg(offer.kg)));
}

const onDay = (day: DiaryDay, today: DiaryDay, what: string): string =>
  day === today ? what : assistant.onDay(formatRelativeDay(day, today), what);

/** None until the device has looked. The moment is that of the question: an answer that stays on the screen keeps its meal. */
function useLogOffers(question: string, today: DiaryDay): readonly LogOffer[] {
  const [offers, setOffers] = useState(NONE);
  useEffect(() => {
    let gone = false;
    askFoods((knowledge) => knowledge.logOffers(question, { today, time: formatTime(Date.now()) })).then(
      (found) => gone || setOffers(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [question, today]);
  return offers;
}
