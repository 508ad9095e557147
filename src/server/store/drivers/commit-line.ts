import pg from 'pg';
import type { Line } from './gather.ts';
import { messagesFor, rowsIn, toldTo, type Asked } from './messages.ts';

/** A connection of its own, opened when it is first needed and again after it broke, that runs statements as one transaction each time. */
export function commitLine(connect: () => Promise<pg.Client>): { run: Line; close(): Promise<void> } {
  let opened: Promise<Prepared> | null = null;

  function open(): Promise<Prepared> {
    const made = connect().then(withStatements);
    const forget = () => {
      if (opened === made) opened = null;
    };
    made.then(({ client }) => client.once('error', forget).once('end', forget), forget);
    return made;
  }

  return {
    async run(asked) {
      opened ??= open();
      const { client, known } = await opened;
      return new Promise((resolve, reject) => {
        client.query(together(asked, known, resolve, reject));
      });
    },
    async close() {
      const open = await opened?.catch(() => null);
      await open?.client.end();
    },
  };
}

interface Prepared {
  client: pg.Client;
  known: KnownStatements;
}

/** Which statements a connection has prepared. */
interface KnownStatements {
  names: ReadonlySet<string>;
  /** These are prepared next, in this order. */
  expect(names: readonly string[]): void;
}

function withStatements(client: pg.Client): Prepared {
  const names = new Set<string>();
  let expected: string[] = [];
  client.connection.on('parseComplete', () => {
    const name = expected.shift();
    if (name !== undefined) names.add(name);
  });
  return {
    client,
    known: {
      names,
      // What stood behind a statement that failed was not looked at.
      expect: (next) => (expected = [...next]),
    },
  };
}

/** What pg calls while messages come in, in the order of the protocol. */
interface Together extends pg.Submittable {
  handleRowDescription(): void;
  handleDataRow(): void;
  handleCommandComplete(message: { text: string }): void;
  handleReadyForQuery(): void;
  handleError(error: unknown): void;
}

function together(
  asked: readonly Asked[],
  known: KnownStatements,
  resolve: (rows: number[]) => void,
  reject: (error: unknown) => void,
): Together {
  const rows: number[] = [];
  return {
    submit({ stream }) {
      const { told, fresh } = toldTo(known.names, asked, false);
      known.expect(fresh);
      stream.write(messagesFor(told));
    },
    handleRowDescription: () => undefined,
    handleDataRow: () => undefined,
    handleCommandComplete: ({ text }) => void rows.push(rowsIn(text)),
    handleReadyForQuery: () => resolve(rows),
    handleError: reject,
  };
}
