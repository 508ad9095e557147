import { addDays, FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatFullDay } from '#app/format/day.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { history } from '#app/text/diary/history.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import './days-card.css';

const ROWS = 3;

/** Older days, whose figures PRO shows: only their names stand under the lock. */
export function LockedDays({ before, today }: { before: DiaryDay; today: DiaryDay }) {
  const days = Array.from({ length: ROWS }, (_, index) => addDays(before, -1 - index)).filter(
    (day) => day >= FIRST_DAY,
  );
  return (
    <div className="locked-days">
      <ProLock locked onBecomePro={openUpgrade} title={history.lockedTitle} text={history.lockedText}>
        <ul>
          {days.map((day) => (
            <li key={day}>
              {formatFullDay(day, today)}
              <i />
            </li>
          ))}
        </ul>
      </ProLock>
    </div>
  );
}
