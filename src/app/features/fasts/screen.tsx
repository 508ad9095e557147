import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { FAST_LEVELS, FAST_SEASONS, fastingCalendar, type FastingDay } from '#domain/fasts/fasting-calendar.ts';
import { formatDay } from '#app/format/day.ts';
import { common } from '#app/text/common.ts';
import { fasts as words } from '#app/text/diary/fasts.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { FastMonth } from './fast-month.tsx';
import { seasonsOf } from './seasons-of.ts';
import './screen.css';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2199;
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The fasts of a year on one page, which prints on one or two sheets. */
export function Screen() {
  const today = useToday();
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const days = useMemo(() => fastingCalendar(`${year}-01-01` as DiaryDay, `${year}-12-31` as DiaryDay), [year]);
  return (
    <div className="fasts">
      <div className="fasts-head">
        <h1>{words.year(String(year))}</h1>
        <IconButton
          icon={ChevronLeft}
          label={common.yearBack}
          disabled={year <= FIRST_YEAR}
          onClick={() => setYear(year - 1)}
        />
        <IconButton
          icon={ChevronRight}
          label={common.yearOn}
          disabled={year >= LAST_YEAR}
          onClick={() => setYear(year + 1)}
        />
        <Button tone="tint" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <ul className="fasts-legend" aria-label={words.legend}>
        {FAST_LEVELS.map((level) => (
          <li key={level}>
            <span className="fast-day" data-level={level} aria-hidden="true" />
            {words.levels[level]}
          </li>
        ))}
      </ul>
      <div className="fasts-months">
        {MONTHS.map((month) => (
          <FastMonth key={month} days={days.filter(({ date }) => date.slice(5, 7) === month)} today={today} />
        ))}
      </div>
      <div className="fasts-lists">
        <Seasons days={days} />
        <Feasts days={days} />
      </div>
      <p className="fasts-note">{words.differs}</p>
      <div className="fasts-more">
        <LinkButton to="/help" hash="fast-differences">
          {words.more}
        </LinkButton>
      </div>
    </div>
  );
}

function Seasons({ days }: { days: readonly FastingDay[] }) {
  return (
    <section>
      <h2>{words.seasons}</h2>
      <ul>
        {seasonsOf(days).map(({ season, from, to }) => (
          <li key={from}>
            <b>{FAST_SEASONS[season]}</b> {words.span(formatDay(from), formatDay(to))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Feasts({ days }: { days: readonly FastingDay[] }) {
  return (
    <section>
      <h2>{words.feasts}</h2>
      <ul>
        {days.map(({ date, name }) =>
          name === null ? null : (
            <li key={date}>
              <b>{formatDay(date)}</b> {name}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
