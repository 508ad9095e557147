import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { runBackgroundSync, stopBackgroundSync } from './background-sync.ts';
import { renewSubscription } from '#device/reminders/renew-subscription.ts';
import { NOT_THE_APP } from './not-the-app.ts';
import { FORGET_PICTURES } from '#device/photos/picture-cache.ts';
import { forgetPictures, servePictures } from './pictures.ts';
import { serveScanner } from './scanner.ts';
import { openFromNotification, showPush } from './reminders.ts';
import { takeShares } from './share-target.ts';

declare const self: ServiceWorkerGlobalScope;

// install: precache the new version ─▶ wait, while the old one serves its pages and its chunks
//   ─ SKIP_WAITING from a page ─▶ activate: drop the old chunks, take the pages over ─▶ each reloads once

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// The first visit, too, can go offline: without this its page would reach the network until a reload.
clientsClaim();

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_APP }));
servePictures();
serveScanner();
takeShares();

self.addEventListener('message', (event) => {
  const kind: unknown = event.data?.type;
  if (kind === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (kind === FORGET_PICTURES) event.waitUntil(forgetPictures());
  if (kind === 'YIELD') stopBackgroundSync();
  if (kind === 'VERSION') event.ports[0]?.postMessage(__APP_VERSION__);
});

self.addEventListener('sync', (event) => {
  event.waitUntil(runBackgroundSync(event.tag));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(self.registration));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openFromNotification(event.notification));
});
