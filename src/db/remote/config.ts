import * as v from 'valibot';
import { Config, getConfig } from '../../contract/config.ts';
import { callApi } from './call-api.ts';

export type ServerConfig = v.InferOutput<typeof Config>;

const KEY = 'config';
const listeners = new Set<() => void>();

/** What a device that has never reached its server assumes. */
const UNKNOWN: ServerConfig = {
  onboardingEnabled: true,
  capabilities: { photo: false, chat: 'coach', sms: false, payment: false, push: false, batch: false },
};

/** The server's flags as last told: known at once, also without a network. */
export function storedConfig(): ServerConfig {
  try {
    const read = v.safeParse(Config, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return read.success ? read.output : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Calls the listener when the flags were told anew; answers how to stop. */
export function watchConfig(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the server's flags and remembers them. Rejects with a RemoteError. */
export async function fetchConfig(signal?: AbortSignal): Promise<ServerConfig> {
  const config = await callApi(getConfig, signal ? { signal } : {});
  try {
    localStorage.setItem(KEY, JSON.stringify(config));
  } catch {
    // Asked again at the next start.
  }
  for (const listener of listeners) listener();
  return config;
}
