import { photo as words } from '#app/text/food/photo.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';

/** The photo while its foods are being looked for. */
export function PhotoScan({
  preview,
  onCancel,
  cancelLabel,
}: {
  preview: string;
  onCancel: () => void;
  cancelLabel: string;
}) {
  return (
    <>
      <div className="photo-shot" data-scanning>
        <img src={preview} alt={words.yours} />
        <i />
      </div>
      <div role="status">
        <h3>{words.scanning}</h3>
        <p className="photo-note">{words.scanningHint}</p>
      </div>
      <Button wide onClick={onCancel}>
        {cancelLabel}
      </Button>
    </>
  );
}

/** The file before there is anything of it to show. */
export function PhotoPreparing({
  share,
  onCancel,
  cancelLabel,
}: {
  share: number;
  onCancel: () => void;
  cancelLabel: string;
}) {
  return (
    <>
      <div className="photo-shot photo-preparing">
        <p role="status">{words.inWork}</p>
        <Bar value={share} max={1} label={words.inWork} />
      </div>
      <Button wide onClick={onCancel}>
        {cancelLabel}
      </Button>
    </>
  );
}
