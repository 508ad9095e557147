import { and, eq } from 'drizzle-orm';
import type { PasskeyAnswer, PasskeyMade } from '#contract/account/passkeys.ts';
import { spendChallenge } from '../accounts/passkey-challenges.ts';
import { noteUse, ownerOfPasskey, type PasskeyRow } from '../accounts/passkeys.ts';
import type { ApiRequest } from '../http/handler.ts';
import { errorFields, logEvent } from '../platform/log.ts';
import { passkeyHandles, passkeys, type ChallengePurpose } from '../store/tables/passkey-tables.ts';

/** Whose passkeys these are: the host name that browsers bind them to, and the origins whose pages may use them. */
interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a host (`lukma.ge`, `localhost:3000`). A browser proves a passkey for the page's own host alone, so a name that a
 * request makes up finds no passkey of ours.
 */
function relyingParty(host: string): RelyingParty {
  const id = host.replace(/:\d+$/, '').toLowerCase();
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  // Without TLS browsers know passkeys on the machine itself only.
  return { id, origins: isLocal ? [`https://${host}`, `http://${host}`] : [`https://${host}`] };
}

/** COSE's names of EdDSA, ES256 and RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** The relying party of a request: the host that people see, or the one that was asked where none is set. */
export const partyOf = ({ services: { config }, c }: ApiRequest): RelyingParty =>
  relyingParty(config.publicHost ?? c.req.header('host') ?? 'localhost');

/** What is kept of a passkey that has just been made. */
export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Checks a passkey that the user's browser has made, using its challenge up; null when it is not good. */
export async function verifyMade(
  request: ApiRequest,
  userId: string,
  challengeId: string,
  made: PasskeyMade,
): Promise<NewPasskey | null> {
  const {
    database: { orm },
    clock,
  } = request.services;
  const expectedChallenge = await spendChallenge(orm, challengeId, 'add', userId, clock());
  if (expectedChallenge === null) return null;
  const { id, origins } = partyOf(request);
  return orNothing(async () => {
    const { verifyRegistrationResponse } = await theLibrary();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...withoutNulls(made),
        response: {
          ...withoutNulls(made.response),
          attestationObject: await withoutAttestation(made.response.attestationObject),
        },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    // What the browser calls it is not signed; what the authenticator calls it is.
    if (credential.id !== made.id) return null;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: made.response.transports ?? [],
    };
  });
}

/**
 * Checks the answer to a challenge, using it up, and notes the use; returns the passkey's user, or null when it is not good. `userId`:
 * whose passkey it has to be; null: anybody's.
 */
export async function provePasskey(
  request: ApiRequest,
  purpose: Exclude<ChallengePurpose, 'add'>,
  userId: string | null,
  { challengeId, passkey }: PasskeyAnswer,
): Promise<string | null> {
  const {
    database: { orm },
    clock,
  } = request.services;
  const expectedChallenge = await spendChallenge(orm, challengeId, purpose, userId, clock());
  if (expectedChallenge === null) return null;
  const owner = await ownerOfPasskey(orm, passkey.id);
  if (owner === null || (userId !== null && owner !== userId)) return null;
  const [found] = await orm
    .select({ row: passkeys, handle: passkeyHandles.handle })
    .from(passkeys)
    .innerJoin(passkeyHandles, eq(passkeyHandles.userId, passkeys.userId))
    .where(and(eq(passkeys.userId, owner), eq(passkeys.credentialId, passkey.id)));
  if (!found) return null;
  const { row, handle } = found;
  const { userHandle } = passkey.response;
  if (typeof userHandle === 'string' && userHandle !== handle) return null;
  const { id, origins } = partyOf(request);
  const newCounter = await orNothing(async () => {
    const { verifyAuthenticationResponse } = await theLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...withoutNulls(passkey),
        response: withoutNulls({ ...passkey.response, userHandle: undefined }),
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
        counter: row.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
  if (newCounter === null || !(await noteUse(orm, row, newCounter, clock()))) return null;
  return row.userId;
}

/** It brings a reader of certificates along that takes a third of a second to start: whoever needs it waits for it once. */
const theLibrary = () => import('@simplewebauthn/server');

/**
 * What a maker says of its authenticator is not asked for. Some tell it all the same; to check that would fetch addresses out of
 * certificates that anybody can write, so it is taken out before anything looks at it.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const bare = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare));
}

/** The library throws at whatever is wrong with an answer. Its sentences quote the answer, so the log gets the place only. */
async function orNothing<Good>(check: () => Promise<Good | null>): Promise<Good | null> {
  try {
    return await check();
  } catch (error) {
    const { error: name, place } = errorFields(error);
    logEvent('warn', 'passkey refused', { error: name, place });
    return null;
  }
}

/** The same without what is null or undefined: the library's types know no such values. */
function withoutNulls<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]: Exclude<Fields[Name], null | undefined> } {
  const some = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(some) as { [Name in keyof Fields]: Exclude<Fields[Name], null | undefined> };
}
