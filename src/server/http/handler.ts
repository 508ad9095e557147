import type { Call, DataOf, InputOf } from '#contract/call.ts';
import type { CALLS } from '#contract/calls.ts';
import type { Session } from '../accounts/sessions/sessions.ts';
import type { Answer, CallId, RuleId } from '../diary/core/rule.ts';
import type { ServerContext, WiderNetwork } from './client-address.ts';
import type { Growing } from './event-stream.ts';
import type { Services } from './services.ts';

/** A request whose call, input and sender are known. */
export interface ApiRequest {
  services: Services;
  c: ServerContext;
  /** Null only where the call does without one. */
  session: Session | null;
  /** Idempotency key with the hash of what was sent. */
  key: { text: string; payloadHash: string } | null;
  /** The generation that the sender knows. */
  generation: string | null;
  /** The sender's address, not readable: for counting only. */
  address: string;
  /** The networks around an IPv6 address, not readable either. */
  networks: () => WiderNetwork[];
}

/** What a handler returns: data with its envelope's extras, the same while it grows, a whole body that was made before, or that the caller has it already. */
type Reply<Data> =
  | { data: Data; meta?: Record<string, unknown>; headers?: Record<string, string>; notModified?: never }
  | { grow: Growing<Data>; headers?: never; notModified?: never }
  | { body: Uint8Array; headers: Record<string, string>; notModified?: never }
  | { notModified: true; headers: Record<string, string> };

export type Handler<C extends Call> = (input: InputOf<C>, request: ApiRequest) => Promise<Reply<DataOf<C>>>;

/** Every call that has no rule. */
export type Handlers = { [Id in Exclude<CallId, RuleId>]: Handler<(typeof CALLS)[Id]> };

/** What stands before a write of the diary that may touch the account: it runs `write`, saying whether somebody has just proved to be there. */
type Guard = (request: ApiRequest, body: unknown, write: (confirmed: boolean) => Promise<Answer>) => Promise<Answer>;
export type Guards = { readonly [Id in RuleId]?: Guard };
