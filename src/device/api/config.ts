import { getConfig, type Config } from '#contract/config.ts';
import { storeConfig } from '../session/access/stored-config.ts';
import { callApi } from './call-api.ts';

/** Asks for the server's flags and remembers them. Rejects with a RemoteError. */
export async function fetchConfig(signal?: AbortSignal): Promise<Config> {
  const config = await callApi(getConfig, signal ? { signal } : {});
  storeConfig(config);
  return config;
}
