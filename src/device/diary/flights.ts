import type { Table } from 'dexie';
import { acked, sent } from '#sync/outbox/operation-states.ts';
import type { FrozenRequest, Operation, Rev, SentOperation } from '#sync/records.ts';

/**
 * Operations that left together, in one row: to mark each of hundreds as on its way, and again as acknowledged, is what a drain
 * would spend most of its time on. Their own rows in the outbox stay as they were before they left.
 */
export interface FlightRow {
  id: number;
  members: FlightMember[];
  /** The generation in which all of them were acknowledged; undefined: they are on their way. */
  acked?: string | null;
}

interface FlightMember {
  seq: number;
  request: FrozenRequest;
  /** Once acknowledged. */
  rev: Rev | null;
  /** How often it has left, this time included. Absent: an app from before it was noted. */
  attempts?: number;
}

/** A flight that is not stored yet. */
type NewFlight = Omit<FlightRow, 'id'>;

/** The flights of one transaction, read once. */
export class Flights {
  private readonly table: Table<FlightRow, number, NewFlight>;
  private loaded: Promise<FlightRow[]> | null = null;

  constructor(table: Table<FlightRow, number, NewFlight>) {
    this.table = table;
  }

  /** Rows of the outbox as they are: with what their flights say of them. */
  async over<Row extends Operation | undefined>(rows: readonly Row[]): Promise<Row[]> {
    const flights = await this.all();
    if (flights.length === 0) return [...rows];
    return withFlights(rows, flights);
  }

  async depart(operations: readonly SentOperation[]): Promise<void> {
    const members = operations.map(({ seq, request, attempts }) => ({ seq, request, rev: null, attempts }));
    const flight = { members };
    const id = await this.table.add(flight);
    (await this.all()).push({ ...flight, id });
  }

  /** Whether these are as they left: together, and since then nothing was written of any. */
  async areUnderWay(operations: readonly SentOperation[]): Promise<boolean> {
    const left = new Map(operations.map(({ seq, attempts }) => [seq, attempts]));
    return (await this.all()).some(
      (flight) =>
        !hasArrived(flight) &&
        flight.members.length === operations.length &&
        flight.members.every(({ seq, attempts }) => attempts !== undefined && left.get(seq) === attempts),
    );
  }

  /** Notes what was acknowledged where that is the whole of a flight; returns the others. */
  async arrive(operations: readonly Operation[]): Promise<Operation[]> {
    const left = new Map(operations.map((operation) => [operation.seq, operation]));
    for (const flight of await this.all()) {
      const own = flight.members.map(({ seq }) => left.get(seq));
      const [first] = own;
      if (!first || own.some((one) => one?.generation !== first.generation)) continue;
      flight.acked = first.generation;
      flight.members = flight.members.map((member, at) => ({ ...member, rev: own[at]?.rev ?? null }));
      for (const { seq } of flight.members) left.delete(seq);
      await this.table.put(flight);
    }
    return [...left.values()];
  }

  /** These have rows of their own again, or are gone. */
  async leave(seqs: readonly number[]): Promise<void> {
    const flights = await this.all();
    if (flights.length === 0) return;
    const leaving = new Set(seqs);
    const left: FlightRow[] = [];
    for (const flight of flights) {
      const members = flight.members.filter(({ seq }) => !leaving.has(seq));
      const isSame = members.length === flight.members.length;
      flight.members = members;
      if (members.length > 0) left.push(flight);
      else await this.table.delete(flight.id);
      if (members.length > 0 && !isSame) await this.table.put(flight);
    }
    this.loaded = Promise.resolve(left);
  }

  all(): Promise<FlightRow[]> {
    this.loaded ??= Promise.resolve(this.table.toArray());
    return this.loaded;
  }
}

/** Whether what left together was acknowledged. */
export const hasArrived = ({ acked: generation }: FlightRow): boolean => generation !== undefined;

/** The same of rows and flights that were read otherwise. */
export function withFlights<Row extends Operation | undefined>(
  rows: readonly Row[],
  flights: readonly FlightRow[],
): Row[] {
  if (flights.length === 0) return [...rows];
  const members = new Map(
    flights.flatMap((flight) => flight.members.map((member) => [member.seq, { flight, member }] as const)),
  );
  return rows.map((row) => {
    const own = row && members.get(row.seq);
    if (!row || !own) return row;
    const gone = sent(row, own.member.request);
    // What a flight says of a row makes it another row of the same kind.
    return (own.flight.acked === undefined ? gone : acked(gone, own.member.rev, own.flight.acked)) as Row;
  });
}
