import { formatGrams, formatNumber } from '#app/format/number.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { Ring } from '#app/ui/figure/ring.tsx';
import { loadEditMacros } from '../lazy.ts';
import type { MacroView } from './energy-view.ts';
import { macroWords } from './energy-words.ts';

/** Carbs, proteins and fats as three rings in one button that opens their editor. */
export function MacroRings({ macros, onEdit }: { macros: readonly MacroView[]; onEdit: () => void }) {
  return (
    <button
      type="button"
      className="macro-rings"
      aria-label={`${dashboard.editMacros}. ${macros.map(macroWords).join('. ')}`}
      aria-haspopup="dialog"
      {...onIntent(loadEditMacros)}
      onClick={onEdit}
    >
      {macros.map((each) => (
        <span key={each.macro} className="macro-ring">
          <Ring value={each.eaten} goal={each.goal} tone={each.tone} label={macroWords(each)} thickness={0.117} />
          <span>
            <b data-over={each.eaten > each.goal || undefined}>
              {formatNumber(each.eaten)}
              {each.isAtLeast ? '+' : null}
              <small> / {formatGrams(each.goal)}</small>
            </b>
            {dashboard[each.macro]}
          </span>
        </span>
      ))}
    </button>
  );
}
