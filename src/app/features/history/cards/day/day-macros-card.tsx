import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import { MACRO_ORDER, macroShares } from '#domain/diary/history/macro-shares.ts';
import { formatGrams, formatPercent } from '#app/format/number.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { history } from '#app/text/diary/history.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { MACRO_TONES } from '#app/features/history/charts/macro-chart.tsx';
import './day-cards.css';

/** The day's macros against their goals, and their parts of the energy; PRO opens them (spec §6). */
export function DayMacrosCard({
  figures: { eaten, goals },
  hasAccess,
}: {
  figures: DayFigures;
  hasAccess: boolean | undefined;
}) {
  const shares = macroShares(eaten);
  return (
    <Card title={history.macros}>
      {hasAccess === undefined ? (
        <Skeleton height="9rem" />
      ) : (
        <ProLock locked={!hasAccess} onBecomePro={openUpgrade}>
          <dl className="day-macros">
            {MACRO_ORDER.map((macro) => (
              <div key={macro}>
                <dt>
                  {history[macro]} {shares ? <small>{formatPercent(shares[macro] / 100)}</small> : null}
                </dt>
                <dd>
                  {formatGrams(eaten[macro])} <small>/ {formatGrams(goals.macros[macro])}</small>
                </dd>
                <dd>
                  <Bar
                    value={eaten[macro]}
                    max={goals.macros[macro]}
                    tone={MACRO_TONES[macro]}
                    label={history.macroOfGoal(
                      history[macro],
                      formatGrams(eaten[macro]),
                      formatGrams(goals.macros[macro]),
                    )}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </ProLock>
      )}
    </Card>
  );
}
