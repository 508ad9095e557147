import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { Uuid } from '#contract/primitives.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { pauseBeforeGuess, pauseBeforeSms, SENT_WITHIN_MS, SMS_CODE, WRONG_CODES } from '#domain/account/sms-code.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { timingSafeEqualText } from '../platform/secrets.ts';
import { isKeyInBucket } from '../store/buckets.ts';
import type { Orm } from '../store/database.ts';
import type { KeyedHash } from '../store/server-secret.ts';
import { smsCodes, smsNumbers, smsSendings, wrongCodes } from '../store/tables/account-tables.ts';

/** Who asks, and how the clock and the secrets are reached. */
export interface CodeMeans {
  orm: Orm;
  hash: KeyedHash;
  /** A user's id, or an address that nobody can read. */
  requester: string;
  nowMs: number;
}

export interface SentCode {
  verificationId: string;
  code: string;
}

/** A code that was guessed. */
export interface ProvenNumber {
  phone: string;
  verificationId: string;
}

const codeHash = (hash: KeyedHash, verificationId: string, code: string): string =>
  hash('sms-code', `${verificationId} ${code}`);

/** Draws a code for a number and keeps its hash. Throws 429 with the pause that the limits ask for. */
export async function drawCode(
  { orm, hash, requester, nowMs }: CodeMeans,
  phone: string,
  verificationId: string,
): Promise<SentCode> {
  return orm.transaction(async (transaction) => {
    // Requests for one number are counted one after the other, on all servers: its row is locked until the end.
    await transaction
      .insert(smsNumbers)
      .values({ phone, askedMs: nowMs })
      .onConflictDoUpdate({ target: smsNumbers.phone, set: { askedMs: nowMs } });
    const sent = await transaction
      .select({ at: smsCodes.sentMs, by: smsCodes.requester })
      .from(smsCodes)
      .where(and(eq(smsCodes.phone, phone), gt(smsCodes.sentMs, nowMs - SENT_WITHIN_MS)));
    const own = sent.filter(({ by }) => by === requester).map(({ at }) => at);
    refuseFor(
      Math.max(
        pauseBeforeSms(
          own,
          sent.map(({ at }) => at),
          nowMs,
        ),
        await lockOf(transaction, phone, requester, nowMs),
      ),
    );
    const code = String(randomInt(10 ** SMS_CODE.digits)).padStart(SMS_CODE.digits, '0');
    await transaction.insert(smsSendings).values({ verificationId, phone, sentMs: nowMs });
    await transaction.insert(smsCodes).values({
      verificationId,
      phone,
      requester,
      codeHash: codeHash(hash, verificationId, code),
      sentMs: nowMs,
      guessesLeft: SMS_CODE.guesses,
      used: false,
    });
    return { verificationId, code };
  });
}

/** A message that did not go out counts for no limit. */
export async function forgetCode(orm: Orm, sending: ProvenNumber): Promise<void> {
  await orm.delete(smsCodes).where(isSending(sending));
  await orm.delete(smsSendings).where(eq(smsSendings.verificationId, sending.verificationId));
}

/**
 * Compares a typed code; the guess is taken before, so that many at once are no more than three. `named` is the id of the sending, or the
 * phone for the requester who asked. The code is not used up: see `spendCode`. Throws 400 `invalid-code`, or `code-expired` when no further guess can be right; 429 when locked.
 */
export async function guessCode(
  { orm, hash, requester, nowMs }: CodeMeans,
  named: string,
  code: string,
): Promise<ProvenNumber> {
  const asked = await findSending(orm, named, requester);
  if (!asked) throw invalidCode();
  refuseFor(await lockOf(orm, asked.phone, requester, nowMs));
  const [guessed] = await orm
    .update(smsCodes)
    .set({ guessesLeft: sql`${smsCodes.guessesLeft} - 1` })
    .where(
      and(
        isSending(asked),
        eq(smsCodes.used, false),
        gt(smsCodes.guessesLeft, 0),
        gt(smsCodes.sentMs, nowMs - SMS_CODE.lifeMs),
      ),
    )
    .returning({ codeHash: smsCodes.codeHash, guessesLeft: smsCodes.guessesLeft });
  if (guessed && timingSafeEqualText(guessed.codeHash, codeHash(hash, asked.verificationId, code))) return asked;
  await orm.insert(wrongCodes).values({ phone: asked.phone, requester, atMs: nowMs });
  throw asked.used || (guessed && guessed.guessesLeft > 0) ? invalidCode() : codeExpired();
}

/** Uses a code up; false when another request was faster. */
export async function spendCode(orm: Orm, proven: ProvenNumber): Promise<boolean> {
  const used = await orm
    .update(smsCodes)
    .set({ used: true })
    .where(and(isSending(proven), eq(smsCodes.used, false)))
    .returning({ phone: smsCodes.phone });
  return used.length > 0;
}

/** Forgets what no limit counts any more, of a bucket. */
export async function forgetOldCodes(orm: Orm, nowMs: number, bucket: string): Promise<void> {
  const mine = (key: PgColumn) => isKeyInBucket(key, bucket);
  const sentMs = nowMs - SENT_WITHIN_MS;
  await orm.delete(smsCodes).where(and(mine(smsCodes.phone), lt(smsCodes.sentMs, sentMs)));
  await orm.delete(smsSendings).where(and(mine(smsSendings.verificationId), lt(smsSendings.sentMs, sentMs)));
  await orm.delete(smsNumbers).where(and(mine(smsNumbers.phone), lt(smsNumbers.askedMs, sentMs)));
  await orm.delete(wrongCodes).where(and(mine(wrongCodes.phone), lt(wrongCodes.atMs, nowMs - WRONG_CODES.withinMs)));
}

async function findSending(
  orm: Orm,
  named: string,
  requester: string,
): Promise<(ProvenNumber & { used: boolean }) | undefined> {
  const isPhone = /^\d{9}$/.test(named);
  if (!isPhone && !isUuid(named)) return undefined;
  const phone = isPhone ? named : await numberOf(orm, named);
  if (phone === null) return undefined;
  const which = isPhone
    ? and(eq(smsCodes.phone, phone), eq(smsCodes.requester, requester))
    : isSending({ phone, verificationId: named });
  const [sending] = await orm
    .select({ phone: smsCodes.phone, verificationId: smsCodes.verificationId, used: smsCodes.used })
    .from(smsCodes)
    .where(which)
    .orderBy(desc(smsCodes.sentMs))
    .limit(1);
  return sending;
}

/** SQL: this very code. */
const isSending = ({ phone, verificationId }: ProvenNumber) =>
  and(eq(smsCodes.phone, phone), eq(smsCodes.verificationId, verificationId));

/** To which number a code was sent, or null. */
async function numberOf(orm: Orm, verificationId: string): Promise<string | null> {
  const [row] = await orm.select().from(smsSendings).where(eq(smsSendings.verificationId, verificationId));
  return row?.phone ?? null;
}

async function lockOf(orm: Orm, phone: string, requester: string, nowMs: number): Promise<number> {
  const wrong = await orm
    .select({ at: wrongCodes.atMs })
    .from(wrongCodes)
    .where(
      and(
        eq(wrongCodes.phone, phone),
        eq(wrongCodes.requester, requester),
        gt(wrongCodes.atMs, nowMs - WRONG_CODES.withinMs),
      ),
    );
  return pauseBeforeGuess(
    wrong.map(({ at }) => at),
    nowMs,
  );
}

function refuseFor(pauseMs: number): void {
  if (pauseMs > 0)
    throw new ApiError('rate-limited', 'Too many codes', { retryAfterSeconds: Math.ceil(pauseMs / 1000) });
}

/** What a client names a sending by: its id; or, for the bearer who asked, the phone itself. */
export function sendingNamed(typed: string, { session }: ApiRequest): string {
  const phone = isUuid(typed) ? null : normalisePhone(typed);
  if (phone !== null && !session)
    throw new ApiError('invalid-code', 'Without a bearer only the id of the sending counts');
  return phone ?? typed;
}

export const codeMeans = ({ services: { database, hash, clock }, session, address }: ApiRequest): CodeMeans => ({
  orm: database.orm,
  hash,
  requester: session?.userId ?? `address ${address}`,
  nowMs: clock(),
});

/** What is no UUID is none of our sendings, and no database is asked about it. */
const isUuid = (text: string): boolean => v.is(Uuid, text);

const codeExpired = (): ApiError => new ApiError('code-expired', 'The code is too old or was guessed too often');
const invalidCode = (): ApiError => new ApiError('invalid-code', 'The code is wrong');
