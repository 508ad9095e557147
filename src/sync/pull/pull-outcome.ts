import type { Page } from './ask-changes.ts';
import type { Engine } from '../engine/engine.ts';

/** How a pull ended. `resent`: a restored server gets back what it lost, so there is something to send. */
export type PullOutcome = 'pulled' | 'resent' | 'offline' | 'paused';

/** Notes why no page came. */
export async function stopFor(engine: Engine, page: Exclude<Page, { is: 'page' }>): Promise<'offline' | 'paused'> {
  await engine.ports.store.write(async (tx) => {
    const memory = await tx.memory.get();
    if (page.is === 'offline') {
      if (memory.reached !== false) await tx.memory.put({ ...memory, reached: false });
      return;
    }
    // The 401 counts only when it is about the token that the diary has now.
    if (page.pause === 'signed-out' && !engine.rules.isCurrentToken(memory, page.token)) return;
    await tx.memory.put({ ...memory, reached: true, pause: page.pause });
  });
  return page.is;
}
