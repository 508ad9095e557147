import { useExpenditure } from '#device/body/use-expenditure.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import {
  LEAST_LOGGED_DAYS,
  LEAST_WEIGH_INS,
  type Expenditure,
  type Missing,
} from '#domain/body/expenditure/expenditure.ts';
import { formatKcal, formatKg, formatNumber } from '#app/format/number.ts';
import { expenditure as words } from '#app/text/diary/expenditure.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { CheckIn } from './check-in.tsx';
import { DayMark } from './day-mark.tsx';
import './expenditure-card.css';

/** What the body burns by its own entries, and whether the shown day was logged in full. Of a day that is over only the latter is asked. */
export function ExpenditureCard({ day, today }: { day: DiaryDay; today: DiaryDay }) {
  if (day === today) return <Today today={today} />;
  return (
    <Card>
      <DayMark key={day} day={day} />
    </Card>
  );
}

function Today({ today }: { today: DiaryDay }) {
  const told = useExpenditure(today);
  return (
    <Card title={words.title}>
      {told === undefined ? (
        <Skeletons>
          <Skeleton height="7rem" />
        </Skeletons>
      ) : (
        <>
          {told.kcal === null ? <Learning told={told} /> : <Known told={told} kcal={told.kcal} />}
          {told.kcal === null ? null : <CheckIn today={today} told={told} />}
          <DayMark day={today} />
        </>
      )}
      <LinkButton to="/help" hash="expenditure">
        {words.how}
      </LinkButton>
    </Card>
  );
}

function Known({ told, kcal }: { told: Expenditure; kcal: number }) {
  const { low, high, formulaKcal, trendWeight, weeklyChange } = told;
  return (
    <>
      <p className="expenditure-figure">
        <b>{formatKcal(kcal)}</b> {words.aDay}
        <small>{words.byEntries}</small>
      </p>
      {low === null || high === null ? null : (
        <p className="expenditure-note">{words.between(formatNumber(low), formatKcal(high))}</p>
      )}
      <dl className="expenditure-facts">
        {formulaKcal === null ? null : <Fact name={words.formula} value={formatKcal(formulaKcal)} />}
        {trendWeight === null ? null : <Fact name={words.trendWeight} value={formatKg(trendWeight)} />}
        {weeklyChange === null ? null : (
          <Fact name={words.weeklyChange} note={words.weeklyChangeNote} value={signedKg(weeklyChange)} />
        )}
      </dl>
    </>
  );
}

function Fact({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {note === undefined ? null : <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const signedKg = (kg: number): string => (kg > 0 ? `+${formatKg(kg)}` : formatKg(kg));

const NEEDED: Record<Missing, number> = { 'logged-days': LEAST_LOGGED_DAYS, 'weigh-ins': LEAST_WEIGH_INS };

function Learning({ told: { missing, loggedDays, weighIns, formulaKcal } }: { told: Expenditure }) {
  const have: Record<Missing, number> = { 'logged-days': loggedDays, 'weigh-ins': weighIns };
  return (
    <>
      <p className="expenditure-learning">
        <b>{words.learning}</b> {words.learningText}
      </p>
      <ul className="expenditure-missing">
        {missing.map((what) => (
          <li key={what}>
            <span>{words.missing[what]}</span>
            <span>{words.of(formatNumber(have[what]), formatNumber(NEEDED[what]))}</span>
            <Bar value={have[what]} max={NEEDED[what]} label={words.missing[what]} />
          </li>
        ))}
      </ul>
      {formulaKcal === null ? null : (
        <p className="expenditure-note">{words.formulaMeanwhile(formatKcal(formulaKcal))}</p>
      )}
    </>
  );
}
