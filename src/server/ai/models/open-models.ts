import type { AiSettings } from '../ai-settings.ts';
import type { Models } from './models.ts';

let opened: Promise<Models> | undefined;

/** The models of the settings. Their code is loaded with the first question: a server without models does without its memory. */
export function openModels(settings: AiSettings): Promise<Models> {
  opened ??= import('./sdk-models.ts').then(({ sdkModels }) => sdkModels(settings));
  return opened;
}
