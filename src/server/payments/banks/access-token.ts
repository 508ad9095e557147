import * as v from 'valibot';
import { askBankServer } from './ask-bank-server.ts';
import { BankFailed } from './bank.ts';

const Token = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
});
/** A token is not used in the last minute of its life. */
const SPARE_MS = 60_000;

/** Runs a request with a bearer's token of OAuth2 client credentials; a token that is refused before its time is replaced once. Throws BankFailed. */
type WithToken = <Result>(request: (token: string) => Promise<Result>) => Promise<Result>;

/** Tokens from a bank's own address for them; one is kept for as long as it lasts. */
export function accessTokens(url: string, tokenRequest: () => RequestInit, clock: () => number): WithToken {
  let kept: { token: string; untilMs: number } | null = null;
  const fresh = async () => {
    const { access_token: token, expires_in: seconds } = await askBankServer(url, tokenRequest(), Token);
    kept = { token, untilMs: clock() + seconds * 1000 - SPARE_MS };
    return token;
  };
  return async (request) => {
    if (!kept || kept.untilMs <= clock()) return request(await fresh());
    try {
      return await request(kept.token);
    } catch (error) {
      if (!(error instanceof BankFailed) || error.status !== 401) throw error;
      return request(await fresh());
    }
  };
}
