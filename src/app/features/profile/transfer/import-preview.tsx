import { useState } from 'react';
import type { ImportPreview as Preview } from '#device/transfer/import/import-diary.ts';
import { additionsOf, type ImportCounts } from '#device/transfer/import/plan-import.ts';
import { formatNumber } from '#app/format/number.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { FileChoice } from './file-choice.tsx';

interface ImportPreviewProps {
  preview: Preview;
  onStart: (takesSettings: boolean) => void;
  onFile: (file: File) => void;
}

/** What an import would add, what it would put in another's place, and what it leaves out and why. */
export function ImportPreview({
  preview: { counts, settings, isNewDiary, isLocked },
  onStart,
  onFile,
}: ImportPreviewProps) {
  const additions = additionsOf(counts);
  const [wantsSettings, setWantsSettings] = useState(isNewDiary);
  const takesSettings = wantsSettings && settings.length > 0;
  return (
    <>
      {additions > 0 ? (
        <Counts
          title={transfer.toAdd}
          counts={counts}
          names={['meals', 'water', 'weights', 'favourites', 'things', 'talks', 'goals']}
        />
      ) : (
        <Notice>{transfer.nothingNew}</Notice>
      )}
      {settings.length > 0 ? (
        <SwitchRow
          on={wantsSettings}
          onTurn={setWantsSettings}
          hint={transfer.insteadOf(settings.map((one) => transfer.settings[one]).join(', '))}
        >
          {transfer.takeSettings}
        </SwitchRow>
      ) : null}
      <Counts quiet title={transfer.leftOut} counts={counts} names={['present', 'deleted', 'unreadable']} />
      <p className="import-never">
        {transfer.neverInFile} {isLocked ? transfer.needsPro : null}
      </p>
      {additions > 0 || takesSettings ? (
        <Button tone="go" wide onClick={() => onStart(takesSettings)}>
          {additions > 0 ? transfer.start(formatNumber(additions)) : transfer.startSettings}
        </Button>
      ) : null}
      <FileChoice label={transfer.chooseOther} onFile={onFile} />
    </>
  );
}

interface CountsProps {
  title: string;
  counts: ImportCounts;
  names: readonly (keyof ImportCounts)[];
  quiet?: boolean;
}

/** The figures that are not zero. */
function Counts({ title, counts, names, quiet }: CountsProps) {
  const shown = names.filter((name) => counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <section className="import-counts" data-quiet={quiet || undefined}>
      <h3>{title}</h3>
      <dl>
        {shown.map((name) => (
          <div key={name}>
            <dt>{transfer[name]}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
