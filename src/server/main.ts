import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { BackupError } from './operations/backup-format.ts';
import { COMMANDS } from './operations/commands.ts';
import { EndSessionsError } from './operations/end-sessions.ts';
import { errorFields, flushLog, logEvent } from './platform/log.ts';
import { ConfigError, readConfig } from './settings/config.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { FolderTaken } from './store/drivers/folder-lock.ts';

/** Orderly ends take at most this long. */
const STOP_WITHIN_MS = 10_000;
const EXIT = { failed: 1, config: 2, folderTaken: 3 } as const;

// Built, this file lies in dist/server, beside dist/client.
const dist = dirname(dirname(fileURLToPath(import.meta.url)));

// Of its own accord V8 lets up to three times as much garbage pile up as is in use before it collects what is older; the server then stands at
// 210 to 280 MB, and swings. A write takes no more of the processor by it.
setFlagsFromString('--heap-growing-percent=40');

// Whatever this process makes, files of the database, messages, backups, is its owner's alone.
process.umask(0o077);

function end(code: number): never {
  flushLog();
  process.exit(code);
}

function failedToStart(error: unknown): never {
  if (error instanceof ConfigError) {
    process.stderr.write(`${error.message}\n`);
    end(EXIT.config);
  }
  if (error instanceof FolderTaken) {
    process.stderr.write(`${error.message}\n`);
    end(EXIT.folderTaken);
  }
  if (error instanceof BackupError || error instanceof EndSessionsError) {
    process.stderr.write(`${error.message}\n`);
    end(EXIT.failed);
  }
  logEvent('error', 'could not start', errorFields(error));
  end(EXIT.failed);
}

async function stop(server: RunningServer, signal: string): Promise<never> {
  logEvent('info', 'stopping', { signal });
  setTimeout(() => {
    logEvent('error', 'could not stop in time');
    end(EXIT.failed);
  }, STOP_WITHIN_MS - 500).unref();
  try {
    await server.stop();
  } catch (error) {
    logEvent('error', 'could not stop cleanly', errorFields(error));
    end(EXIT.failed);
  }
  logEvent('info', 'stopped');
  end(0);
}

process.on('uncaughtException', (error) => {
  logEvent('error', 'uncaught', errorFields(error));
  end(EXIT.failed);
});

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS.get(name);
  if (command) {
    process.stdout.write(`${await command(readConfig(process.env, []), args)}\n`);
    end(0);
  }
  const server = await startServer(readConfig(process.env, process.argv.slice(2)), dist);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop(server, signal);
      stopping = true;
    });
  }
  // From the first collection on the limit above counts; until then V8 takes what it likes.
  setFlagsFromString('--expose-gc');
  v.parse(v.function(), runInNewContext('gc'))();
  // Last, so that whoever waits for this line may stop the server from then on.
  logEvent('info', 'listening', { port: server.port, store: server.store, app: server.servesApp });
  flushLog();
} catch (error) {
  failedToStart(error);
}
