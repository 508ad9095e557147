import type { BrowserKind } from './browser.ts';
import { firefox } from './firefox.ts';
import { startProduct } from './product.ts';
import { mainStory } from './story.ts';
import { webkit } from './webkit.ts';

const KINDS: readonly BrowserKind[] = [firefox, webkit];

/**
 * Tells the main story in every browser that is installed, or in the named ones (`npm run test:browsers -- webkit`), and says at the end
 * what passed, what failed and what was not tried. 1 when a story failed, and when there was no browser to tell it in.
 */
export async function main(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !KINDS.some((kind) => isNamed(kind, name)));
  if (unknown.length > 0) {
    console.error(`no such browser: ${unknown.join(', ')}; there are ${KINDS.map(({ name }) => name).join(', ')}`);
    return 2;
  }
  const wanted = KINDS.filter((kind) => names.length === 0 || names.some((name) => isNamed(kind, name)));
  const there = wanted.filter((kind) => kind.missing().length === 0);
  let failed = 0;
  for (const kind of there) if (!(await passes(kind))) failed += 1;
  for (const kind of wanted.filter((each) => !there.includes(each))) {
    console.log(
      `── ${kind.name}: not tried, ${kind.missing().join(' and ')} not there (apt-get install ${kind.packages})`,
    );
  }
  console.log(`\n${there.length - failed} passed, ${failed} failed, ${wanted.length - there.length} not tried`);
  return failed > 0 || there.length === 0 ? 1 : 0;
}

const isNamed = (kind: BrowserKind, name: string): boolean => kind.name.toLowerCase() === name.toLowerCase();

async function passes(kind: BrowserKind): Promise<boolean> {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${kind.name}`);
  try {
    await tellIn(kind, (step) => console.log(`   ${seconds()} s: ${step}`));
    console.log(`── ${kind.name}: passed in ${seconds()} s`);
    return true;
  } catch (error) {
    console.error(error);
    console.log(`── ${kind.name}: failed in ${seconds()} s`);
    return false;
  }
}

async function tellIn(kind: BrowserKind, tell: (step: string) => void): Promise<void> {
  const product = await startProduct();
  try {
    const browser = await kind.open();
    try {
      tell(`${browser.is} is open`);
      await mainStory(browser, product, tell);
    } catch (error) {
      console.error(
        '   what the page shows:',
        await browser.evaluate("location.href + ' ' + document.body.innerText").catch(String),
      );
      throw error;
    } finally {
      await browser.close();
    }
  } finally {
    await product.remove();
  }
}
