import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';

export type Theme = 'system' | 'light' | 'dark';

/** The inline script of index.html reads the same key before the first paint. */
const KEY = 'theme';

const theme = createStore<Theme>(storedTheme());

/** Sets the colours for this device; `system` follows the phone. */
export function setTheme(next: Theme): void {
  theme.set(next);
  if (next === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, next);
  const { dataset } = document.documentElement;
  if (next === 'system') delete dataset['theme'];
  else dataset['theme'] = next;
}

/** The chosen theme, for components. */
export const useTheme = (): Theme => useStore(theme);

function storedTheme(): Theme {
  const stored = document.documentElement.dataset['theme'];
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
