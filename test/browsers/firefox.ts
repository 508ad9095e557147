import { existsSync } from 'node:fs';
import { launch, type ElementHandle } from 'puppeteer-core';
import type { Browser, BrowserKind, FoundElement, Name, Role } from './browser.ts';

const EXECUTABLE = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** A phone's width, as the other browser tests have it. */
const VIEWPORT = { width: 390, height: 844 };

/** Firefox, spoken to in WebDriver BiDi. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  packages: 'firefox-esr',
  missing: () => [EXECUTABLE].filter((path) => !existsSync(path)),
  open,
};

async function open(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: EXECUTABLE,
    headless: true,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: { 'intl.accept_languages': 'ka', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    is: (await browser.version()).replace('/', ' '),
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    find: async (role, name) => {
      const found = await page.$$(selector(role, name));
      const hasWords = await Promise.all(found.map((each) => holds(each, name)));
      return found.filter((_, at) => hasWords[at]).map(element);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** Puppeteer hands these on to the browser's own tree of what a screen reader is told. */
const selector = (role: Role, name: Name): string =>
  `aria/${typeof name === 'string' ? `[name=${JSON.stringify(name)}]` : ''}[role="${role}"]`;

async function holds(element: ElementHandle, name: Name): Promise<boolean> {
  return (
    typeof name === 'string' ||
    element.evaluate((node, words) => node.textContent?.includes(words) ?? false, name.words)
  );
}

const element = (handle: ElementHandle): FoundElement => ({
  click: async () => {
    // Where it is, a bar may lie over it.
    await handle.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await handle.click();
  },
  type: async (text) => {
    // Three clicks mark all of it.
    await handle.click({ count: 3 });
    await handle.press('Backspace');
    await handle.type(text);
  },
});
