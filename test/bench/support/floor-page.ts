import type { Page } from 'playwright';
import type { Drawn, DrawnDay } from '../floor-page/drawn.ts';

/** What a page shows, and from what: the elements, all styles, and the rows of its diary. */
export interface Captured {
  day: DrawnDay;
  styles: string;
}

/** Takes down a dashboard that rests. */
export async function capture(page: Page, uid: string): Promise<Captured> {
  const styles = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  const root = await page.evaluate(drawnOf);
  const rows = await page.evaluate(rowsOf, uid);
  return { day: { rows, root }, styles };
}

/** Runs in the page. React knows some attributes by other names, and styles as objects. */
function drawnOf(): Drawn {
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    value: 'defaultValue',
  };
  const flags = new Set(['disabled', 'hidden', 'inert', 'checked', 'open']);
  const attributeOf = (name: string, value: string): [string, Drawn['attributes'][string]] => {
    if (name === 'style') {
      const style = Object.fromEntries(
        value.split(';').flatMap((part) => {
          const [key = '', ...rest] = part.split(':');
          if (rest.length === 0) return [];
          const own = key.trim();
          const named = own.startsWith('--')
            ? own
            : own.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
          return [[named, rest.join(':').trim()]];
        }),
      );
      return [name, style];
    }
    return [names[name] ?? name, flags.has(name) ? true : value];
  };
  const take = (element: Element): Drawn => ({
    tag: element.localName,
    attributes: Object.fromEntries(
      element.getAttributeNames().map((name) => attributeOf(name, element.getAttribute(name) ?? '')),
    ),
    children: [...element.childNodes].flatMap((node): (Drawn | string)[] =>
      node instanceof Element ? [take(node)] : node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
    ),
  });
  const host = document.querySelector('#root');
  if (!host) throw new Error('the page has no root');
  return { tag: 'div', attributes: {}, children: take(host).children };
}

/** Runs in the page. */
async function rowsOf(uid: string): Promise<DrawnDay['rows']> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const db = await done(indexedDB.open(`diary-${uid}`));
  const tables = [...db.objectStoreNames];
  const read = db.transaction(tables);
  const rows: DrawnDay['rows'] = {};
  for (const table of tables) {
    const [keys, all]: [IDBValidKey[], unknown[]] = await Promise.all([
      done(read.objectStore(table).getAllKeys()),
      done<unknown[]>(read.objectStore(table).getAll()),
    ]);
    rows[table] = all.map((row, at) => ({ id: String(keys[at]), row }));
  }
  db.close();
  return rows;
}
