import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { tableNames } from '#server/store/migrate.ts';

/** A line to a database that breaks by chance. */
export interface BadLine {
  /** The database's address by way of the line. */
  url: string;
  /** From now on one of so many packets is the last of its connection; 0: none. */
  breakOneIn(packets: number): void;
  /** How many connections it has broken. */
  broken(): number;
  stop(): Promise<void>;
}

/** Opens a line to a PostgreSQL. A packet with which it breaks may have arrived or not, on the way there as on the way back. */
export async function openBadLine(databaseUrl: string): Promise<BadLine> {
  const target = new URL(databaseUrl);
  let oneIn = 0;
  let broken = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const ends = [near, far] as const;
    for (const [from, to] of [ends, [far, near] as const]) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (packet) => {
        if (oneIn === 0 || Math.random() * oneIn >= 1) return void to.write(packet);
        broken += 1;
        if (Math.random() < 0.5) return ends.forEach((end) => end.destroy());
        to.end(packet, () => from.destroy());
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    breakOneIn: (packets) => void (oneIn = packets),
    broken: () => broken,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        open.forEach((socket) => socket.destroy());
      }),
  };
}

/**
 * Makes a database refuse one of so many writes with a serialisation failure or a deadlock, while they run and when they commit, as
 * engines do that spread over machines. 0: none.
 */
export async function refuseOneIn(databaseUrl: string, writes: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create or replace function by_chance() returns trigger language plpgsql as $$ begin
    if random() * ${writes} < 1 then
      if random() < 0.5 then raise exception 'by chance' using errcode = '40001'; end if;
      raise exception 'by chance' using errcode = '40P01';
    end if;
    return null;
  end $$`);
  for (const table of tableNames().filter((name) => name !== 'server_state')) {
    await client.query(
      `drop trigger if exists by_chance on ${table}; drop trigger if exists by_chance_at_commit on ${table}`,
    );
    if (writes === 0) continue;
    await client.query(`create trigger by_chance after insert or update or delete on ${table}
      for each statement execute function by_chance()`);
    // By row: where a transaction has one of them.
    if (['users', 'sessions', 'phones'].includes(table))
      await client.query(`create constraint trigger by_chance_at_commit after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function by_chance()`);
  }
  await client.end();
}
