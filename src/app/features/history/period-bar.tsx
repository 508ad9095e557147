import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { earlierPeriod, laterPeriod, type Period } from '#domain/diary/history/period.ts';
import { SPANS } from '#domain/diary/history/span.ts';
import type { HistorySearch } from '#app/parts/routes/history-search.ts';
import { history } from '#app/text/diary/history.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { periodLabels } from './period-labels.ts';
import './period-bar.css';

interface PeriodBarProps {
  period: Period;
  today: DiaryDay;
  onShow: (asked: HistorySearch) => void;
}

const choices = SPANS.map((span) => ({ value: span, label: history.spans[span] }));

/** What shows, how much of it, and the way to the periods before and after. */
export function PeriodBar({ period, today, onShow }: PeriodBarProps) {
  const { span } = period;
  const [earlier, later] = [earlierPeriod(period), laterPeriod(period, today)];
  const { name, note } = periodLabels(period, today);
  /** A day within the new period that is as late as may be: from a month one comes to its last week. */
  const dayOf = ({ to }: Period) => (to < today ? { day: to } : {});
  const show = (next: Period | null) => next && onShow({ span, ...dayOf(next) });
  return (
    <div className="period-bar">
      <h1>{history.title}</h1>
      <Segmented
        legend={history.span}
        choices={choices}
        value={span}
        onChoose={(chosen) => onShow({ span: chosen, ...dayOf(period) })}
      />
      <div className="period-bar-turn">
        <IconButton
          icon={ChevronLeft}
          look="round"
          label={history.earlier[span]}
          disabled={earlier === null}
          onClick={() => show(earlier)}
        />
        <p aria-live="polite">
          <b>{name}</b>
          {note ? <small>{note}</small> : null}
        </p>
        <IconButton
          icon={ChevronRight}
          look="round"
          label={history.later[span]}
          disabled={later === null}
          onClick={() => show(later)}
        />
      </div>
    </div>
  );
}
