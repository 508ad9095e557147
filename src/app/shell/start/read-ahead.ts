import type { RegisteredRouter } from '@tanstack/react-router';
import { idle } from '#app/parts/page/idle.ts';

/** The screens that the bar and the menu lead to, the likeliest first. */
const SCREENS = ['/history', '/mealplan', '/assistant', '/profile'] as const;

/**
 * Reads the code of the other screens while nobody waits for anything, one screen after the other, so that a tap on the
 * bar finds it there. It costs no byte: only where the service worker serves the page, which then has stored the code.
 */
export async function readAhead(router: RegisteredRouter): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  for (const screen of SCREENS) {
    await atRest();
    const route = router.routesByPath[screen];
    if (route) await router.loadRouteChunk(route);
  }
}

/** Resolves when the page is seen and the browser has nothing to do. */
async function atRest(): Promise<void> {
  while (document.visibilityState === 'hidden') await nextVisibility();
  await idle();
}

const nextVisibility = () =>
  new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
