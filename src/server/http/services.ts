import type { SessionCache } from '../accounts/sessions/session-cache.ts';
import type { Writer } from '../diary/core/writer.ts';
import type { CatalogueStore } from '../food/catalogue-store.ts';
import type { Products } from '../food/products/products.ts';
import type { BatchGate } from '../limits/batch-gate.ts';
import type { BodyRoom } from '../limits/body-room.ts';
import type { DiskGuard } from '../limits/disk-guard.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Bank } from '../payments/banks/bank.ts';
import type { SendPush } from '../reminders/send-push.ts';
import type { Config } from '../settings/config.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import type { Database } from '../store/database.ts';
import type { KeyedHash } from '../store/server-secret.ts';

/** What the routes work with. */
export interface Services {
  config: Config;
  database: Database;
  writer: Writer;
  batches: BatchGate;
  bodies: BodyRoom;
  limiter: RateLimiter;
  sessionCache: SessionCache;
  catalogue: CatalogueStore;
  products: Products;
  push: { publicKey: string; send: SendPush };
  sms: SmsSender;
  /** Null: nothing can be paid here. */
  bank: Bank | null;
  hash: KeyedHash;
  /** Epoch ms. */
  clock: () => number;
  /** A fresh UUIDv7. */
  newId: () => string;
  metrics: Metrics;
  disk: DiskGuard;
  state: ServerState;
}

/** What changes while the process runs. */
export interface ServerState {
  /** As last read from the database. */
  generation: string;
  stopping: boolean;
  /** Where the server listens; 0 until it does. */
  port: number;
}
