import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { logEvent } from '../platform/log.ts';
import type { SmsSender } from './sms-sender.ts';

/**
 * Where no provider is set: a message is a line of `DATA_DIR/sms-outbox.jsonl`, and its text in the log, so that whoever runs the
 * server can sign in. Numbers are in the file only.
 */
export function ownOutbox(dataDir: string, clock: () => number): SmsSender {
  return {
    name: 'sms-outbox.jsonl',
    async send(to, text) {
      await mkdir(dataDir, { recursive: true });
      await appendFile(
        join(dataDir, 'sms-outbox.jsonl'),
        `${JSON.stringify({ to, text, at: new Date(clock()).toISOString() })}\n`,
        { mode: 0o600 },
      );
      logEvent('info', 'sms', { text });
    },
  };
}
