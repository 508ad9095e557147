import { createStore, useStore } from './store.ts';

/**
 * prompt: the browser asks by itself · iphone and elsewhere: the person has to do it, by our instruction ·
 * installed or impossible: no button.
 */
export type Installable = 'prompt' | 'iphone' | 'elsewhere' | 'installed' | 'impossible';

interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

const installable = createStore<Installable>('impossible');
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

/** Whether and how the app can be installed, for components. */
export const useInstallable = (): Installable => useStore(installable);

/** Shows the browser's own question; it works once for each offer. */
export async function showInstallPrompt(): Promise<void> {
  const offered = prompt;
  prompt = undefined;
  await offered?.prompt();
  if (installable.get() === 'prompt') installable.set(firstGuess());
}

function firstGuess(): Installable {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  const agent = navigator.userAgent;
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'iphone';
  return /Android/.test(agent) ? 'elsewhere' : 'impossible';
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;
