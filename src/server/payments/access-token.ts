import * as v from 'valibot';
import { askBankServer } from './ask-bank-server.ts';

const Token = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.optional(v.pipe(v.number(), v.minValue(0)), 0) });
/** A token is not used in the last minute of its life. */
const SPARE_MS = 60_000;

/** Answers a bearer's token of OAuth2 client credentials; one is kept for as long as it lasts. Throws BankFailed. */
export function accessTokens(url: string, request: () => RequestInit, clock: () => number): () => Promise<string> {
  let kept: { token: string; untilMs: number } | null = null;
  return async () => {
    if (kept && kept.untilMs > clock()) return kept.token;
    const { access_token: token, expires_in: seconds } = await askBankServer(url, request(), Token);
    kept = { token, untilMs: clock() + seconds * 1000 - SPARE_MS };
    return token;
  };
}
