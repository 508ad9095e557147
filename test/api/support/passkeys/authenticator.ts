import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CreationOptions, PasskeyMade, PasskeyProof, RequestOptions } from '#contract/account/passkeys.ts';

/** What an answer can be wrong in, on purpose. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  userHandle?: string;
  /** The person was there but was not verified. */
  unverified?: boolean;
  /** Counts as this, and goes on from there. */
  counter?: number;
  type?: string;
  /** Another statement than none, as some makers send. */
  attestation?: { fmt: string; attStmt: Map<string, Cbor> };
}

/** A phone's authenticator in software: makes passkeys on ES256 and answers challenges, as WebAuthn writes them down. */
export class Authenticator {
  readonly #origin: string;
  readonly #keys: { id: string; privateKey: KeyObject; rpId: string; userHandle: string }[] = [];
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** What it calls the passkey that it made last. */
  get newestId(): string {
    return this.#keys.at(-1)?.id ?? '';
  }

  /** Makes a passkey. */
  make(options: CreationOptions, twist: Twist = {}): PasskeyMade {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = randomBytes(32);
    this.#keys.push({ id: id.toString('base64url'), privateKey, rpId: options.rp.id, userHandle: options.user.id });
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encode(cose)]);
    const authData = Buffer.concat([this.#head(twist.rpId ?? options.rp.id, 0x40, twist), credential]);
    const { fmt, attStmt } = twist.attestation ?? { fmt: 'none', attStmt: new Map<string, Cbor>() };
    return {
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, twist).toString('base64url'),
        attestationObject: encode(
          new Map<string, Cbor>([
            ['fmt', fmt],
            ['attStmt', attStmt],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers a challenge with the newest passkey, or with one of those that are asked for. */
  prove({ challenge, rpId, allowCredentials }: RequestOptions, twist: Twist = {}): PasskeyProof {
    const key =
      this.#keys.findLast(
        ({ id }) => allowCredentials.length === 0 || allowCredentials.some((allowed) => allowed.id === id),
      ) ?? this.#keys.at(-1);
    if (!key) throw new Error('No passkey was made');
    const authData = this.#head(twist.rpId ?? rpId, 0, twist);
    const clientData = this.#clientData('webauthn.get', challenge, twist);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.privateKey);
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: twist.userHandle ?? key.userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  /** RP id's hash, flags, count. */
  #head(rpId: string, flags: number, { unverified = false, counter }: Twist): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const head = Buffer.alloc(37);
    sha256(Buffer.from(rpId)).copy(head);
    head[32] = flags | 0x01 | (unverified ? 0 : 0x04);
    head.writeUInt32BE(this.#counter, 33);
    return head;
  }
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** What CBOR (RFC 8949) is needed for here. */
export type Cbor = number | string | Uint8Array | Cbor[] | Map<string, Cbor> | Map<number, Cbor>;

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? header(1, -1 - value) : header(0, value);
  if (typeof value === 'string') return Buffer.concat([header(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([header(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([header(4, value.length), ...value.map(encode)]);
  return Buffer.concat([header(5, value.size), ...[...value].flatMap(([key, one]) => [encode(key), encode(one)])]);
}

function header(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  if (size < 256) return Buffer.from([(kind << 5) | 24, size]);
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff]);
}
