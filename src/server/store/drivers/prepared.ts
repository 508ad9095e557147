import type { PGlite } from '@electric-sql/pglite';
import type { Line } from './gather.ts';
import { messagesFor, rowsIn, toldTo, type Asked, type Told } from './messages.ts';

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** Prepared statements of the embedded database: its own `query` has it read and plan each text anew, in six calls. */
interface PreparedStatements {
  /** The rows of one statement, and how many it says it has returned. */
  run(asked: Asked): Promise<{ rows: object[]; tag: number }>;
  /** Several as one transaction. */
  runTogether: Line;
}

/** After so many runs everything is planned anew: by then tables may have grown from nothing, and nobody else counts them. */
const PLANS_LAST_RUNS = 2_000;

/** `inTurn` gives each its turn among all that is asked of the database. */
export function preparedOn(
  client: PGlite,
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): PreparedStatements {
  const known = new Set<string>();
  let runs = 0;

  async function exchange(asked: readonly Asked[], wantsRows: boolean): Promise<BackendMessage[]> {
    const { told, fresh } = toldTo(known, asked, wantsRows);
    const messages = await client.execProtocolStream(messagesFor(told), { throwOnError: false });
    // What stood behind a statement that failed was not looked at.
    const prepared = messages.filter(({ name }) => name === 'parseComplete').length;
    for (const name of fresh.slice(0, prepared)) known.add(name);
    const failure = messages.find((message): message is BackendMessage & Error => message instanceof Error);
    if (failure) throw failure;
    runs += asked.length;
    if (runs >= PLANS_LAST_RUNS) {
      runs = 0;
      await client.execProtocolStream(messagesFor([DISCARD_PLANS]), { throwOnError: false });
    }
    return messages;
  }

  /** Between two transactions of others, never inside of one. */
  const alone = (asked: readonly Asked[], wantsRows: boolean) =>
    inTurn(() => client._runExclusiveTransaction(() => client._runExclusiveQuery(() => exchange(asked, wantsRows))));

  return {
    async run(asked) {
      const messages = await alone([asked], true);
      return { rows: rowsOf(messages, client.parsers), tag: tagsOf(messages)[0] ?? 0 };
    },
    runTogether: async (asked) => tagsOf(await alone(asked, false)),
  };
}

const DISCARD_PLANS: Told = {
  statement: { name: '', text: 'discard plans' },
  values: [],
  isNew: true,
  wantsRows: false,
};

const tagsOf = (messages: readonly BackendMessage[]): number[] =>
  messages.flatMap((message) =>
    'text' in message && message.name === 'commandComplete' ? [rowsIn(String(message.text))] : [],
  );

/** Rows by the names of their columns, each value as PGlite's own `query` gives it. */
function rowsOf(messages: readonly BackendMessage[], parsers: PGlite['parsers']): object[] {
  let columns: readonly { name: string; dataTypeID: number }[] = [];
  const rows: object[] = [];
  for (const message of messages) {
    if (message.name === 'rowDescription') columns = (message as Description).fields;
    if (message.name !== 'dataRow') continue;
    const { fields } = message as DataRow;
    rows.push(
      Object.fromEntries(
        columns.map(({ name, dataTypeID }, at) => {
          const text = fields[at] ?? null;
          const parse = parsers[dataTypeID];
          return [name, text === null || !parse ? text : parse(text, dataTypeID)];
        }),
      ),
    );
  }
  return rows;
}

type Description = BackendMessage & { fields: readonly { name: string; dataTypeID: number }[] };
type DataRow = BackendMessage & { fields: readonly (string | null)[] };
