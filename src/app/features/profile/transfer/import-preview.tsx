import { additionsOf, type ImportCounts } from '../../../../db/import/plan-import.ts';
import { formatNumber } from '../../../format/number.ts';
import { transfer } from '../../../text/transfer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FileChoice } from './file-choice.tsx';

interface ImportPreviewProps {
  counts: ImportCounts;
  onStart: () => void;
  onFile: (file: File) => void;
}

/** What an import would add, and what it leaves out and why. */
export function ImportPreview({ counts, onStart, onFile }: ImportPreviewProps) {
  const additions = additionsOf(counts);
  return (
    <>
      {additions > 0 ? (
        <Counts title={transfer.toAdd} counts={counts} names={['meals', 'water', 'weights']} />
      ) : (
        <Notice>{transfer.nothingNew}</Notice>
      )}
      <Counts quiet title={transfer.leftOut} counts={counts} names={['present', 'deleted', 'unreadable']} />
      {additions > 0 ? (
        <Button tone="go" wide onClick={onStart}>
          {transfer.start(formatNumber(additions))}
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
