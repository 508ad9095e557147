import { loadModule, parseSync } from 'libpg-query';

// It loads by itself, too, but says of what comes before that it is not ready.
await loadModule();

/** How tables are spread over machines: by which column, or, null, whole on each. */
export type Spread = ReadonlyMap<string, string | null>;

/** Why a statement asks more than one machine; null: it is pinned to one key. */
export type Complaint = string | null;

type Tree = { readonly [name: string]: unknown };

/** What a statement of PostgreSQL's parser is, and what is in it. */
interface Named {
  kind: string;
  tree: Tree;
}

/** A table in a query, or a query in its place: what its columns stand for. */
interface Source {
  alias: string;
  /** Null: no table that is spread. */
  table: string | null;
  column(name: string): string | null;
}

interface Scope {
  sources: Source[];
  outer: Scope | null;
}

/** What a query's columns stand for, in their order. */
type Columns = readonly { name: string; key: string | null }[];

const keyNamed = (columns: Columns, name: string): string | null =>
  columns.find((one) => one.name === name)?.key ?? null;

interface Use {
  table: string;
  /** Names the value of the table's key. */
  pin: string | null;
}

const STATEMENTS = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt']);

/**
 * Reads a text with PostgreSQL's own parser: every table that is spread must have its key, and all of them the same one; or all of them
 * the same bucket of their keys.
 */
export function complaintAbout(text: string, spread: Spread): Complaint {
  const reader = new Reader(spread);
  for (const { stmt } of parseSync(text).stmts ?? []) {
    const named = only(stmt as Tree | undefined);
    if (named && STATEMENTS.has(named.kind)) reader.query(named, null);
  }
  const uses = reader.uses.map(({ table, pin }) => ({ table, pin: pin === null ? null : reader.same.find(pin) }));
  if (reader.moved.size > 0) return `moves ${[...reader.moved].join(', ')}`;
  const bucketed = new Set([...reader.bucketed].map((pin) => reader.same.find(pin)));
  // One part of everybody's rows after the other, by an index that begins with it.
  if (uses.length > 0 && uses.every(({ pin }) => pin !== null && bucketed.has(pin))) return null;
  const loose = uses.filter(({ pin }) => pin === null || !/^(param|const)/.test(pin));
  if (loose.length > 0)
    return `no ${[...new Set(loose.map(({ table }) => `${table}.${spread.get(table) ?? ''}`))].join(', ')}`;
  const keys = new Set(
    uses.map(({ table, pin }) => `${spread.get(table) === 'user_id' ? 'user_id' : table} = ${pin ?? ''}`),
  );
  return keys.size > 1 ? `several keys: ${[...keys].join(', ')}` : null;
}

/** What is known to be equal. A parameter or a constant speaks for whatever equals it. */
class Equals {
  readonly #into = new Map<string, string>();

  find(name: string): string {
    const next = this.#into.get(name);
    return next === undefined ? name : this.find(next);
  }

  join(one: string, other: string): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a === b) return;
    if (/^(param|const)/.test(a)) this.#into.set(b, a);
    else this.#into.set(a, b);
  }
}

class Reader {
  readonly uses: Use[] = [];
  readonly same = new Equals();
  /** Keys that are written anew: no row can go from one machine to another by an update. */
  readonly moved = new Set<string>();
  /** Keys of which one bucket is asked for. */
  readonly bucketed = new Set<string>();
  readonly #spread: Spread;
  readonly #named: Map<string, Columns>[] = [];
  #count = 0;

  constructor(spread: Spread) {
    this.#spread = spread;
  }

  /** Reads a query and returns what its columns stand for. */
  query({ kind, tree }: Named, outer: Scope | null): Columns {
    const named = new Map<string, Columns>();
    this.#named.push(named);
    for (const cte of list(tree['withClause'], 'ctes')) {
      const of = treeOf(cte);
      const inner = only(of['ctequery'] as Tree);
      if (inner) named.set(String(of['ctename']), this.query(inner, outer));
    }
    const scope: Scope = { sources: [], outer };
    const target = tree['relation'] as Tree | undefined;
    const into = target && this.#table(target, scope);
    const conditions: unknown[] = [tree['whereClause']];
    for (const from of [...listOf(tree['fromClause']), ...listOf(tree['usingClause'])])
      this.#from(from as Tree, scope, conditions);
    conditions.forEach((condition) => this.#equalities(condition, scope));
    if (kind === 'InsertStmt' && into?.table) this.#inserted(tree, into.table, scope);
    if (kind === 'UpdateStmt') this.#written(tree['targetList'], into?.table);
    const conflict = tree['onConflictClause'] as Tree | undefined;
    if (conflict) this.#written(conflict['targetList'], into?.table);
    for (const [name, part] of Object.entries(tree))
      if (
        !['withClause', 'relation', 'fromClause', 'usingClause'].includes(name) &&
        !(kind === 'InsertStmt' && name === 'selectStmt')
      )
        this.#inside(part, scope);
    for (const side of ['larg', 'rarg'])
      if (tree[side]) this.query({ kind: 'SelectStmt', tree: tree[side] as Tree }, outer);
    this.#named.pop();
    return listOf(tree[kind === 'SelectStmt' ? 'targetList' : 'returningList']).map((item) => {
      const of = treeOf(item);
      const value = of['val'] as Tree | undefined;
      return { name: String(of['name'] ?? lastField(value) ?? ''), key: value ? this.#keyOf(value, scope) : null };
    });
  }

  #table(range: Tree, scope: Scope): Source {
    const name = String(range['relname']);
    const alias = String((range['alias'] as Tree | undefined)?.['aliasname'] ?? name);
    const cte = this.#named.findLast((one) => one.has(name))?.get(name);
    const place = `${alias}#${(this.#count += 1)}`;
    const key = cte ? undefined : this.#spread.get(name);
    if (!cte && key === undefined && !name.startsWith('pg_')) this.uses.push({ table: `${name} (unknown)`, pin: null });
    if (key !== undefined && key !== null) this.uses.push({ table: name, pin: `${place}.${key}` });
    const source: Source = {
      alias,
      table: key === undefined || key === null ? null : name,
      column: (column) => (cte ? keyNamed(cte, column) : `${place}.${column}`),
    };
    scope.sources.push(source);
    return source;
  }

  #from(from: Tree, scope: Scope, conditions: unknown[]): void {
    const { kind, tree } = only(from) ?? { kind: '', tree: {} };
    if (kind === 'RangeVar') this.#table(tree, scope);
    if (kind === 'JoinExpr') {
      this.#from(tree['larg'] as Tree, scope, conditions);
      this.#from(tree['rarg'] as Tree, scope, conditions);
      conditions.push(tree['quals']);
    }
    if (kind === 'RangeSubselect') {
      const inner = only(tree['subquery'] as Tree);
      const columns = inner ? this.query(inner, scope) : [];
      const alias = String((tree['alias'] as Tree | undefined)?.['aliasname'] ?? '');
      scope.sources.push({ alias, table: null, column: (name) => keyNamed(columns, name) });
    }
  }

  /** Notes `a = b` of conditions that all must hold. */
  #equalities(condition: unknown, scope: Scope): void {
    const { kind, tree } = only(condition as Tree | undefined) ?? { kind: '', tree: {} };
    if (kind === 'BoolExpr' && tree['boolop'] === 'AND_EXPR')
      listOf(tree['args']).forEach((one) => this.#equalities(one, scope));
    if (kind !== 'A_Expr' || tree['kind'] !== 'AEXPR_OP' || fieldsOf(tree['name'])[0] !== '=') return;
    const [left, right] = [this.#keyOf(tree['lexpr'] as Tree, scope), this.#keyOf(tree['rexpr'] as Tree, scope)];
    const key = this.#keyInBucket(tree['lexpr'] as Tree, scope);
    if (key !== null && right !== null && /^(param|const)/.test(right)) this.bucketed.add(key);
    if (left !== null && right !== null) this.same.join(left, right);
  }

  #written(targets: unknown, table: string | null | undefined): void {
    if (table == null) return;
    const key = this.#spread.get(table);
    for (const target of listOf(targets))
      if (only(target)?.tree['name'] === key) this.moved.add(`${table}.${key ?? ''}`);
  }

  #inserted(tree: Tree, table: string, scope: Scope): void {
    const use = this.uses.findLast((one) => one.table === table);
    const key = this.#spread.get(table);
    const at = listOf(tree['cols']).findIndex((column) => only(column as Tree)?.tree['name'] === key);
    const inner = only(tree['selectStmt'] as Tree);
    if (!use || !inner) return;
    const rows = listOf(inner.tree['valuesLists']);
    if (rows.length > 0) {
      const keys = rows.map((row) => this.#keyOf(list(row, 'items')[at] as Tree, scope));
      use.pin = new Set(keys).size === 1 ? (keys[0] ?? null) : null;
      this.#inside(rows, scope);
      return;
    }
    use.pin = this.query(inner, scope.outer)[at]?.key ?? null;
  }

  /** Queries within expressions. */
  #inside(part: unknown, scope: Scope): void {
    if (Array.isArray(part)) return part.forEach((one) => this.#inside(one, scope));
    if (typeof part !== 'object' || part === null) return;
    for (const [kind, tree] of Object.entries(part as Tree))
      if (kind === 'SelectStmt') this.query({ kind, tree: tree as Tree }, scope);
      else this.#inside(tree, scope);
  }

  /** Of `right(key::text, 1)` and `left(md5(key), 1)` the key. */
  #keyInBucket(expression: Tree, scope: Scope): string | null {
    const { kind, tree } = only(expression) ?? { kind: '', tree: {} };
    if (kind !== 'FuncCall') return null;
    const name = fieldsOf(tree['funcname']).at(-1) ?? '';
    const [of] = listOf(tree['args']);
    if (name === 'left') return this.#keyInBucket(of as Tree, scope);
    return name === 'right' || name === 'md5' ? this.#keyOf(of as Tree, scope) : null;
  }

  /** Names the value of an expression, where it is a parameter, a constant or a column. */
  #keyOf(expression: Tree, scope: Scope): string | null {
    const { kind, tree } = only(expression) ?? { kind: '', tree: {} };
    if (kind === 'TypeCast') return this.#keyOf(tree['arg'] as Tree, scope);
    if (kind === 'ParamRef') return `param ${String(tree['number'])}`;
    if (kind === 'A_Const') return `const ${JSON.stringify(Object.values(tree)[0])}`;
    if (kind === 'SubLink' && tree['subLinkType'] === 'EXPR_SUBLINK') return null;
    if (kind !== 'ColumnRef') return null;
    const fields = fieldsOf(tree['fields']);
    const [column = '', alias] = fields.toReversed();
    for (let one: Scope | null = scope; one; one = one.outer) {
      const among = alias === undefined ? one.sources : one.sources.filter((source) => source.alias === alias);
      const [source] = among;
      if (source && (alias !== undefined || among.length === 1)) return source.column(column);
      const owner = among.find(({ table }) => table !== null && this.#spread.get(table) === column);
      if (owner) return owner.column(column);
    }
    return null;
  }
}

function only(node: unknown): Named | null {
  const [entry] = typeof node === 'object' && node !== null ? Object.entries(node) : [];
  return entry ? { kind: entry[0], tree: entry[1] as Tree } : null;
}

const treeOf = (node: unknown): Tree => only(node)?.tree ?? {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const list = (node: unknown, name: string): readonly unknown[] => {
  const given = node as Tree | undefined;
  return listOf(given?.[name] ?? (only(node)?.tree as Tree | undefined)?.[name]);
};
const fieldsOf = (value: unknown): string[] =>
  listOf(value).flatMap((field) => {
    const text = only(field)?.tree['sval'];
    return typeof text === 'string' ? [text] : [];
  });
const lastField = (value: Tree | undefined): string | undefined => {
  const { kind, tree } = only(value) ?? { kind: '', tree: {} };
  if (kind === 'TypeCast') return lastField(tree['arg'] as Tree);
  return kind === 'ColumnRef' ? fieldsOf(tree['fields']).at(-1) : undefined;
};
