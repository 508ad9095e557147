import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserKind, FoundElement, Name, Role } from './browser.ts';
import { until } from './until.ts';
import { WebDriverError, WebDriverSession } from './webdriver.ts';

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** WebKitGTK's own small browser in a window that nobody sees, spoken to in WebDriver. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  missing: () => [DRIVER, DISPLAY_SERVER].filter((path) => !existsSync(path)),
  open,
};

/** Where elements of a role can be; which of them have it, the browser says. */
const CANDIDATES: Record<Role, string> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3, h4, [role=heading]',
  link: 'a[href], [role=link]',
  radio: 'input[type=radio], [role=radio]',
  textbox: 'input, textarea, [role=textbox]',
};

async function open(): Promise<Browser> {
  const home = await newHome();
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const child of started.toReversed()) await ended(child);
    await rm(home, { recursive: true, force: true });
  };
  try {
    const display = await startDisplay(started);
    const origin = await startDriver(started, { DISPLAY: display, HOME: home });
    const session = await WebDriverSession.open(origin, {});
    await session.resize(420, 900);
    return {
      is: `WebKit (${session.browser})`,
      goTo: (address) => session.goTo(address),
      reload: () => session.reload(),
      find: (role, name) => find(session, role, name),
      evaluate: (expression) => session.evaluate(expression),
      close: async () => {
        await session.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes the home of a person who has never used a browser and wants no motion. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'lukma-webkit-'));
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

/** Returns the name of a new display, as programs take it from their environment. */
async function startDisplay(started: ChildProcess[]): Promise<string> {
  // It chooses a free number by itself and writes it into the fourth file.
  const server = spawn(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  started.push(server);
  const written = server.stdio[3];
  if (!written) throw new Error('no pipe to the display server');
  const [number] = await Promise.race([once(written, 'data'), once(server, 'exit').then(() => [''])]);
  const text = String(number).trim();
  if (text === '') throw new Error(`${DISPLAY_SERVER} ended before it had a display`);
  return `:${text}`;
}

/** Returns where the driver listens. */
async function startDriver(started: ChildProcess[], env: Record<string, string>): Promise<string> {
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      GTK_THEME: 'Adwaita',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...env,
    },
  });
  started.push(driver);
  const origin = `http://127.0.0.1:${port}`;
  await until(`an answer of ${DRIVER}`, async () => ((await fetch(`${origin}/status`)).ok ? true : undefined));
  return origin;
}

/** Returns a port that nobody listens at just now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function find(session: WebDriverSession, role: Role, name: Name): Promise<FoundElement[]> {
  const found: FoundElement[] = [];
  for (const id of await session.findAll(CANDIDATES[role])) {
    if ((await isNamed(session, id, name)) && (await session.roleOf(id)) === role) found.push(element(session, id));
  }
  return found;
}

async function isNamed(session: WebDriverSession, id: string, name: Name): Promise<boolean> {
  if (typeof name !== 'string') return (await session.textOf(id)).includes(name.words);
  try {
    return (await session.nameOf(id)) === name;
  } catch (error) {
    // So it says of what a screen reader is not told of.
    if (error instanceof WebDriverError && error.code === 'unknown error') return false;
    throw error;
  }
}

const element = (session: WebDriverSession, id: string): FoundElement => ({
  click: async () => {
    // The driver would leave it under the bar at the bottom, and presses a place, not an element.
    await until('what stands still', async () => (await session.scrollTo(id)) || undefined);
    await session.click(id);
  },
  type: async (text) => {
    await session.clear(id);
    await session.type(id, text);
  },
});
