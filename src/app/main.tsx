import { createRoot } from 'react-dom/client';
import { startUpdates } from './shell/service-worker-registration.ts';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>ლუკმა</h1>);
startUpdates();
