import { useState } from 'react';
import { deleteThing, putThing } from '#device/diary/commands/things.ts';
import { useThings } from '#device/diary/hooks/use-things.ts';
import { productOf } from '#device/products/own-product.ts';
import { helpingOfProduct, USUAL_HELPING_GRAMS } from '#domain/food/products/product-helping.ts';
import { productTitle, type Product } from '#domain/food/products/product.ts';
import { common } from '#app/text/common.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { Menu } from '#app/ui/menu/menu.tsx';
import { showToast } from '#app/ui/toast/toast.ts';

/** What can be done with a product of one's own, besides deleting it. */
export interface OwnProductActs {
  onOpen: (product: Product) => void;
  onEdit: (product: Product) => void;
}

/** From so many on they can be searched. */
const SEARCHED_FROM = 6;

/** The products that the person has kept, by name. */
export function OwnProducts({ onOpen, onEdit }: OwnProductActs) {
  const kept = useThings('products');
  const [query, setQuery] = useState('');
  if (!kept || kept.length === 0) return null;
  const wanted = query.trim().toLocaleLowerCase();
  const products = kept
    .map(({ key, value }) => productOf(key, value))
    .filter((product) => productTitle(product).toLocaleLowerCase().includes(wanted))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return (
    <section className="own-products" aria-label={words.mine}>
      <h3>{words.mine}</h3>
      {kept.length >= SEARCHED_FROM ? (
        <TextInput
          type="search"
          aria-label={words.searchMine}
          placeholder={words.searchMine}
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      ) : null}
      {products.length === 0 ? <p role="status">{words.noneOfMine}</p> : null}
      <ul>
        {products.map((product) => (
          <li key={product.barcode}>
            <button type="button" className="own-product" onClick={() => onOpen(product)}>
              <b>{productTitle(product)}</b>
              <small>{helpingLine(product)}</small>
            </button>
            <Menu
              label={product.name}
              items={[
                { label: common.edit, run: () => onEdit(product) },
                { label: common.remove, run: () => void remove(product), danger: true },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function helpingLine(product: Product): string {
  const grams = product.servingGrams ?? USUAL_HELPING_GRAMS;
  const helping = helpingOfProduct(product, grams);
  return helping ? `${formatAmount(grams, 'g')} · ${formatKcal(helping.calories)}` : '';
}

/** What was logged of it stays. */
async function remove({ barcode }: Product): Promise<void> {
  try {
    const gone = await deleteThing('products', barcode);
    const restore = (value: NonNullable<typeof gone>) => () =>
      void putThing('products', barcode, value).catch((error: unknown) => showFailure(error, words.notKept));
    showToast({ text: words.removed, undoLabel: common.restore, undo: gone ? restore(gone) : undefined });
  } catch (error) {
    showFailure(error, words.notRemoved);
  }
}
