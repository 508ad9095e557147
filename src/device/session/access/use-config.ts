import { useMemo, useSyncExternalStore } from 'react';
import type { Config } from '#contract/config.ts';
import { storedConfigText, watchConfig } from './config-text.ts';
import { storedConfig } from './stored-config.ts';

/** What the server can do, as last told; again when it tells anew. */
export function useConfig(): Config {
  const text = useSyncExternalStore(watchConfig, storedConfigText);
  // oxlint-disable-next-line react/exhaustive-deps -- the text stands for what is stored
  return useMemo(() => storedConfig(), [text]);
}
