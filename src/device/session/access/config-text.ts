import * as v from 'valibot';
import { OnboardingFlag } from '#contract/onboarding-flag.ts';

// The first screen asks for one flag; what else the server has told is read where it is used (`stored-config.ts`).
const KEY = 'config';
const listeners = new Set<() => void>();

/** What a device that has never reached its server assumes of the questionnaire. */
export const UNTOLD: v.InferOutput<typeof OnboardingFlag> = { onboardingEnabled: true };

/** Whether the server offers the questionnaire, as last told: known at once, also without a network. */
export const isOnboardingEnabled = (): boolean => readStored(OnboardingFlag, UNTOLD).onboardingEnabled;

/** What `schema` reads of the flags as last told; `otherwise` where they were never told or cannot be read. */
export function readStored<const Schema extends v.GenericSchema>(
  schema: Schema,
  otherwise: v.InferOutput<Schema>,
): v.InferOutput<Schema> {
  try {
    const read = v.safeParse(schema, JSON.parse(storedConfigText()));
    return read.success ? read.output : otherwise;
  } catch {
    return otherwise;
  }
}

/** The flags as they are stored: the same text stands for the same flags. */
export function storedConfigText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Remembers the flags for the next start, and tells who watches. */
export function storeConfigText(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Asked again at the next start.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the flags were told anew; returns how to stop. */
export function watchConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
