import { hasAccess } from '#domain/payment/trial.ts';
import type { UserRow } from '#server/store/tables/diary-tables.ts';
import type { Loaded } from './load.ts';
import { Rows, type DiaryTable } from './table.ts';

/** Rows for one table, each the last state of its key. */
export interface RowsFor<Row extends object = object> {
  table: DiaryTable<Row>;
  rows: readonly Row[];
}

/** Says what goes into a table. */
export const put = <Row extends object>(table: DiaryTable<Row>, ...rows: readonly Row[]): RowsFor => ({ table, rows });

/** What one operation changes. Rows carry the operation's revision. */
export interface Effect {
  user?: Partial<UserRow>;
  rows?: readonly RowsFor[];
}

/** What all of them have changed. */
export interface Changed {
  user: UserRow | null;
  rows: readonly RowsFor[];
}

/**
 * A user's loaded rows with the changes decided so far on top. An operation reads here and returns an Effect;
 * one that is refused leaves no trace, so operations of a batch are independent without a savepoint each.
 */
export class Work {
  user: UserRow;
  readonly #nowMs: number;
  readonly #tables = new Map<DiaryTable, Rows<object>>();
  #userChanged = false;

  constructor(
    readonly userId: string,
    loaded: Loaded,
    nowMs: number,
  ) {
    if (!loaded.user) throw new Error('Work needs a user');
    const { weight: _, ...user } = loaded.user;
    this.user = user;
    this.#nowMs = nowMs;
    for (const inPart of [true, false])
      for (const [part, rows] of loaded.parts)
        if (part.into && part.inPart === inPart) {
          const into = this.rows(part.into);
          for (const row of rows) into.read(row);
        }
  }

  /** Premium, or an active trial. */
  get access(): boolean {
    return userHasAccess(this.user, this.#nowMs);
  }

  rows<Row extends object>(table: DiaryTable<Row>): Rows<Row> {
    let known = this.#tables.get(table as DiaryTable);
    if (!known) this.#tables.set(table as DiaryTable, (known = new Rows(table as DiaryTable)));
    // Under a table stand its own rows and no others.
    return known as unknown as Rows<Row>;
  }

  apply({ user, rows = [] }: Effect): void {
    if (user) {
      this.user = { ...this.user, ...user };
      this.#userChanged = true;
    }
    for (const { table, rows: changed } of rows) {
      const into = this.rows(table);
      for (const row of changed) into.put(row);
    }
  }

  changed(): Changed {
    const rows = [...this.#tables].flatMap(([table, all]): RowsFor[] => {
      const changed = all.changed();
      return changed.length === 0 ? [] : [{ table, rows: changed }];
    });
    return { user: this.#userChanged ? this.user : null, rows };
  }
}

/** Whether the user's paid features are open at `nowMs`. */
export function userHasAccess(user: UserRow, nowMs: number): boolean {
  return hasAccess({ startedAt: user.trialStartedMs, isPremium: isPremium(user, nowMs) }, nowMs);
}

/** Premium is computed from its end, never stored. */
export const isPremium = (user: UserRow, nowMs: number): boolean =>
  user.premiumUntilMs !== null && user.premiumUntilMs > nowMs;
