import { readBrowser, type HostApp } from './read-browser.ts';
import { createStore } from '#app/ui/state/store.ts';

/**
 * prompt: the browser asks by itself · iphone, android, mac: the person has to do it, by our instruction ·
 * installed or impossible: no button.
 */
export type Installable = 'prompt' | 'iphone' | 'android' | 'mac' | 'installed' | 'impossible';

interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Whether and how the app can be installed. */
export const installable = createStore<Installable>('impossible');
let prompt: InstallPromptEvent | undefined;

/** Begins to watch whether the app can be installed. Chromium says so once, early: call it at start. */
export function watchInstall(): void {
  installable.set(firstGuess());
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    prompt = event;
    installable.set('prompt');
  });
  addEventListener('appinstalled', () => installable.set('installed'));
}

/** Shows the browser's own question; it works once for each offer. */
export async function showInstallPrompt(): Promise<void> {
  const offered = prompt;
  prompt = undefined;
  await offered?.prompt();
  if (installable.get() === 'prompt') installable.set(firstGuess());
}

/** The app in whose window the page stands, where nothing can be installed and storage does not last; null in a browser. */
export const hostApp = (): HostApp | null => (isInstalled() ? null : thisBrowser().hostApp);

function firstGuess(): Installable {
  if (isInstalled()) return 'installed';
  const browser = thisBrowser();
  if (browser.hostApp !== null || browser.system === 'other') return 'impossible';
  if (browser.system === 'mac') return browser.isSafari ? 'mac' : 'impossible';
  return browser.system;
}

const thisBrowser = () => readBrowser(navigator.userAgent, navigator.maxTouchPoints);

/** Whether this page stands in the installed app's own window. iPhones had their own word for it before the display mode. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;
