import { watchInstall } from './shell/install.ts';
import { startUpdates } from './shell/service-worker-registration.ts';

// The app comes as a chunk of its own: a stylesheet of the entry would hold back the first paint.
watchInstall();
const host = document.getElementById('root');
if (host) {
  const { startApp } = await import('./app.tsx');
  await startApp(host);
}
void startUpdates();
