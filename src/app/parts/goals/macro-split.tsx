import type { CSSProperties } from 'react';
import type { Macros } from '#domain/macros.ts';
import { MACRO_TONE } from './macro-tone.ts';
import { MACRO_ORDER } from './macros-draft.ts';
import './macro-split.css';

interface PartStyle extends CSSProperties {
  '--part-tone': string;
}

/** The three macros' parts of the energy as one line; the figures beside the fields say the same. */
export function MacroSplit({ percent }: { percent: Macros }) {
  return (
    <div className="macro-split" aria-hidden="true">
      {MACRO_ORDER.map((macro) => {
        const style: PartStyle = { '--part-tone': `var(--${MACRO_TONE[macro]})`, flexGrow: percent[macro] };
        return <i key={macro} style={style} />;
      })}
    </div>
  );
}
