import { lazy } from 'react';

// Dishes by the pot come with the tab that shows them.

export const LazyPotList = lazy(async () => ({ default: (await import('./pot-list.tsx')).PotList }));

export const LazyPotPages = lazy(async () => ({ default: (await import('./pot-pages.tsx')).PotPages }));
