import CloudDownload from 'lucide-react/icons/cloud-download';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import type { Shopping, ShoppingLine } from '#device/food/shopping/shopping-of.ts';
import { dishSwap, shopping } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { amountLabel, shelvesOf, weightLabel } from './shopping-view.ts';

interface ShoppingShelvesProps {
  /** Undefined on its way, null without a catalogue. */
  list: Shopping | null | 'failed' | undefined;
  noDays: boolean;
  ticked: ReadonlySet<string>;
  onTick: (line: ShoppingLine) => void;
  /** The kitchen has it, or has it no more. */
  onHave: (line: ShoppingLine) => void;
  onBuy: (line: ShoppingLine) => void;
}

/** The foods by shelf, each to be ticked off. */
export function ShoppingShelves({ list, noDays, ticked, onTick, onHave, onBuy }: ShoppingShelvesProps) {
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
  const atHome = list.lines.filter(({ grams }) => grams === 0);
  const shelves = shelvesOf(list.lines.filter(({ grams }) => grams > 0)).map(({ name, lines }) => (
    <section key={name} className="shelf" aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.foodId}>
            <label>
              <input type="checkbox" checked={ticked.has(line.foodId)} onChange={() => onTick(line)} />
              <span>
                {line.name}
                {line.have > 0 ? <small>{shopping.haveSome(weightLabel(line.have))}</small> : null}
              </span>
              <b>{amountLabel(line)}</b>
            </label>
            <Button tone="bare" aria-label={shopping.haveWhat(line.name)} onClick={() => onHave(line)}>
              {shopping.have}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      {shelves}
      {atHome.length > 0 ? (
        <section className="shelf" aria-label={shopping.atHome}>
          <h3>{shopping.atHome}</h3>
          <ul>
            {atHome.map((line) => (
              <li key={line.foodId} className="shelf-home">
                <span>{line.name}</span>
                <Button tone="bare" aria-label={shopping.buyAnywayWhat(line.name)} onClick={() => onBuy(line)}>
                  {shopping.buyAnyway}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
