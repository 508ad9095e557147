import CloudDownload from 'lucide-react/icons/cloud-download';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { Shopping } from '#device/food/shopping/shopping-of.ts';
import { dishSwap, shopping } from '#app/text/food/mealplan.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { amountLabel, shelvesOf } from './shopping-view.ts';

interface ShoppingShelvesProps {
  /** Undefined on its way, null without a catalogue. */
  list: Shopping | null | 'failed' | undefined;
  noDays: boolean;
  ticked: ReadonlySet<string>;
  onTick: (foodId: string) => void;
}

/** The foods by shelf, each to be ticked off. */
export function ShoppingShelves({ list, noDays, ticked, onTick }: ShoppingShelvesProps) {
  if (noDays) return <EmptyState icon={ShoppingBasket} title={shopping.noDays} />;
  if (list === 'failed') return <ErrorState />;
  if (list === null)
    return <EmptyState icon={CloudDownload} title={dishSwap.noCatalogue} text={dishSwap.comesOnline} />;
  if (list === undefined) {
    return (
      <Skeletons>
        {['64%', '48%', '72%', '56%', '60%', '44%'].map((width) => (
          <Skeleton key={width} width={width} height="1.6em" />
        ))}
      </Skeletons>
    );
  }
  if (list.lines.length === 0) return <EmptyState icon={ShoppingBasket} title={shopping.nothing} />;
  return shelvesOf(list.lines).map(({ name, lines }) => (
    <section key={name} className="shelf" aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.foodId}>
            <label>
              <input type="checkbox" checked={ticked.has(line.foodId)} onChange={() => onTick(line.foodId)} />
              <span>{line.name}</span>
              <b>{amountLabel(line)}</b>
            </label>
          </li>
        ))}
      </ul>
    </section>
  ));
}
