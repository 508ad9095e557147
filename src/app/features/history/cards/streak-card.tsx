import Sprout from 'lucide-react/icons/sprout';
import { useStreak } from '#device/diary/hooks/use-streak.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatCount, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import './streak-card.css';

/** Days in a row, in words that blame nobody. */
export function StreakCard({ today }: { today: DiaryDay }) {
  const streak = useStreak(today);
  return (
    <section className="streak-card" aria-label={history.streak}>
      <span className="streak-card-icon">
        <Icon of={Sprout} />
      </span>
      {streak === undefined ? (
        <Skeleton height="2.6rem" />
      ) : streak.days === 0 ? (
        <p>
          <b>{history.noStreak}</b>
          <small>{history.noStreakText}</small>
        </p>
      ) : (
        <p>
          <b>
            {formatNumber(streak.days)} {history.streakDays}
          </b>
          <small>
            {streak.rests > 0 ? history.streakRests(formatCount(streak.rests, history.restDay)) : history.streakGoesOn}
          </small>
        </p>
      )}
    </section>
  );
}
