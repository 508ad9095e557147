import { useState } from 'react';
import type { ImportPreview as Preview } from '#device/transfer/import/import-diary.ts';
import { additionsOf, type ImportCounts } from '#device/transfer/import/plan-import.ts';
import type { LeftOut } from '#device/transfer/import/foreign/reading.ts';
import { formatNumber } from '#app/format/number.ts';
import { imports } from '#app/text/account/imports.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { FileChoice } from './file-choice.tsx';
import type { ImportWishes, ReadFile } from './use-import.ts';
import { yearsOf } from './years-of.ts';

interface ImportPreviewProps {
  read: ReadFile;
  preview: Preview;
  onStart: (wishes: ImportWishes) => void;
  onFile: (file: File) => void;
}

const ADDED = ['meals', 'water', 'weights', 'favourites', 'things', 'talks', 'goals'] as const;
const STAYS = ['present', 'deleted', 'unreadable'] as const;

/** What an import would add, what it would put in another's place, and what it leaves out and why. */
export function ImportPreview({ read, preview, onStart, onFile }: ImportPreviewProps) {
  const { counts: all, settings, isNewDiary, isLocked, span, busy } = preview;
  const isOwn = read.sources.includes('lukma');
  const [wishes, setWishes] = useState<ImportWishes>({
    takesSettings: isNewDiary,
    // Of our own file a day may well hold more than it did when it was saved; another app's day is the same day twice.
    sparesBusyDays: !isOwn,
    bringsBack: false,
  });
  const spared = wishes.sparesBusyDays ? busy.meals : 0;
  const back = wishes.bringsBack ? all.deletedMeals : 0;
  const counts = { ...all, meals: all.meals - spared + back, deleted: all.deleted - back };
  const additions = additionsOf(counts);
  const takesSettings = wishes.takesSettings && settings.length > 0;
  return (
    <>
      <p className="import-title">
        <b>{read.sources.map((source) => imports.sources[source]).join(', ')}</b>
        {span ? <span>{titleOf(read, yearsOf(span))}</span> : null}
      </p>
      {read.isCut ? <Notice tone="warn">{imports.cut}</Notice> : null}
      {additions > 0 ? (
        <Counts title={imports.toAdd} rows={ADDED.map((name) => [imports[name], counts[name]])} />
      ) : (
        <Notice>{imports.nothingNew}</Notice>
      )}
      {busy.meals > 0 ? (
        <SwitchRow
          on={wishes.sparesBusyDays}
          onTurn={(sparesBusyDays) => setWishes({ ...wishes, sparesBusyDays })}
          hint={imports.busyHint(formatNumber(busy.days), formatNumber(busy.meals))}
        >
          {imports.sparesBusyDays}
        </SwitchRow>
      ) : null}
      {all.deletedMeals > 0 ? (
        <SwitchRow
          on={wishes.bringsBack}
          onTurn={(bringsBack) => setWishes({ ...wishes, bringsBack })}
          hint={imports.bringsBackHint(formatNumber(all.deletedMeals))}
        >
          {imports.bringsBack}
        </SwitchRow>
      ) : null}
      {settings.length > 0 ? (
        <SwitchRow
          on={wishes.takesSettings}
          onTurn={(wanted) => setWishes({ ...wishes, takesSettings: wanted })}
          hint={imports.insteadOf(settings.map((one) => imports.settings[one]).join(', '))}
        >
          {imports.takeSettings}
        </SwitchRow>
      ) : null}
      <LeftOutOf counts={counts} spared={spared} left={read.left} />
      {isOwn ? (
        <p className="import-never">
          {transfer.neverInFile} {isLocked ? imports.needsPro : null}
        </p>
      ) : null}
      {additions > 0 || takesSettings ? (
        <Button tone="go" wide onClick={() => onStart({ ...wishes, takesSettings })}>
          {additions > 0 ? imports.start(formatNumber(additions)) : imports.startSettings}
        </Button>
      ) : null}
      <FileChoice label={imports.chooseOther} onFile={onFile} />
    </>
  );
}

function titleOf({ file }: ReadFile, years: string): string {
  const entries = file.water.length + file.weights.length + file.things.length;
  return file.meals.length > 0
    ? imports.summary(formatNumber(file.meals.length), years)
    : imports.entries(formatNumber(entries), years);
}

/** What stays out and why, with the first of it as the file has it. */
function LeftOutOf({ counts, spared, left }: { counts: ImportCounts; spared: number; left: readonly LeftOut[] }) {
  const samples = left.flatMap((one) => one.samples);
  return (
    <>
      <Counts
        quiet
        title={imports.leftOut}
        rows={[
          ...STAYS.map((name) => [imports[name], counts[name]] as const),
          [imports.busy, spared],
          ...left.map(({ reason, count }) => [imports.reasons[reason], count] as const),
        ]}
      />
      {samples.length > 0 ? (
        <details className="import-samples">
          <summary>{imports.examples}</summary>
          <ul>
            {left.map(({ reason, samples: own }) =>
              own.map((sample, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two rows of a file may be the same
                <li key={`${reason} ${at}`}>
                  <b>{imports.reasons[reason]}:</b> <bdi>{sample}</bdi>
                </li>
              )),
            )}
          </ul>
        </details>
      ) : null}
    </>
  );
}

interface CountsProps {
  title: string;
  rows: readonly (readonly [name: string, count: number])[];
  quiet?: boolean;
}

/** The figures that are not zero. */
function Counts({ title, rows, quiet }: CountsProps) {
  const shown = rows.filter(([, count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <section className="import-counts" data-quiet={quiet || undefined}>
      <h3>{title}</h3>
      <dl>
        {shown.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
