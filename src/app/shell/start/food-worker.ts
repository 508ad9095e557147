import workerUrl from '#workers/food.worker.ts?worker&url';
import { trustedScriptUrl } from '#app/parts/page/trusted-urls.ts';

/** The worker that knows the foods and recipes. */
export const startFoodWorker = (): Worker => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'food' });
