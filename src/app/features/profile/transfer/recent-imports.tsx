import { useEffect, useState } from 'react';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { ImportRecord } from '#device/transfer/import/import-record.ts';
import { recentImports } from '#device/transfer/import/import-records.ts';
import { formatRelativeDay } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { imports } from '#app/text/account/imports.ts';
import { Button } from '#app/ui/button/button.tsx';
import { yearsOf } from './years-of.ts';

interface RecentImportsProps {
  today: DiaryDay;
  onUndo: (id: string) => void;
}

/** Files of the last week, each with the one tap that takes it back. */
export function RecentImports({ today, onUndo }: RecentImportsProps) {
  const [records, setRecords] = useState<ImportRecord[]>([]);
  useEffect(() => {
    let isHere = true;
    recentImports().then((found) => isHere && setRecords(found), reportError);
    return () => {
      isHere = false;
    };
  }, []);
  if (records.length === 0) return null;
  return (
    <section className="import-recent">
      <h3>{imports.recent}</h3>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <span>
              <b>{record.sources.map((source) => imports.sources[source]).join(', ')}</b>
              <small>{whatCame(record)}</small>
              <small>
                {formatRelativeDay(localDay(new Date(record.at)), today)} · {imports.states[record.state]}
              </small>
            </span>
            {record.state === 'undone' ? null : (
              <Button aria-label={imports.undoOf(whatCame(record))} onClick={() => onUndo(record.id)}>
                {record.state === 'undoing' ? imports.undoOn : imports.undoShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whatCame({ meals, added, from, to }: ImportRecord): string {
  const years = from && to ? yearsOf({ from, to }) : '';
  return meals > 0 ? imports.summary(formatNumber(meals), years) : imports.entries(formatNumber(added), years);
}
