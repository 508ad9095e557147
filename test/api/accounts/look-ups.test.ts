import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seededChance } from '#domain/plan/planner/seeded-chance.ts';
import { noteChange, standingSince, UNDO_MS } from '#server/accounts/changes/account-changes.ts';
import { applyDuePhones, holdPhone, pendingFor } from '#server/accounts/changes/pending-phone.ts';
import { undoChange } from '#server/accounts/changes/undo-change.ts';
import { deleteEverything } from '#server/accounts/delete-user.ts';
import { isCrowded, noteEmails, ownersOfEmail, settleEmails } from '#server/accounts/email-owners.ts';
import { mergeDiary } from '#server/accounts/merge-diary.ts';
import { createUser, newUserId } from '#server/accounts/new-user.ts';
import { ownerOfPhone, registerPhone } from '#server/accounts/registration.ts';
import { startSession, type Session } from '#server/accounts/sessions/sessions.ts';
import { rowsOf, type Database, type Orm } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { applyMigrations, migrate } from '#server/store/migrate.ts';
import { keyedHash, type KeyedHash } from '#server/store/server-secret.ts';
import { passwords } from '#server/store/tables/account-tables.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { freshId, freshStore } from '../support/world.ts';

const NOW = Date.UTC(2026, 0, 15);
const LIFE = { idleMs: 1e12, mostMs: 1e12 };
const EMAILS = ['nino@example.ge', 'Nino@Example.ge', 'giorgi@example.ge', 'eka@example.ge', null] as const;

describe.each(['PGlite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let database: Database;
  let hash: KeyedHash;
  let remove: () => Promise<void>;
  let phone = 555_100_000;

  beforeAll(async () => {
    const fresh = await freshStore(kind);
    remove = fresh.remove;
    database =
      'dataDir' in fresh.store ? await openPglite(fresh.store.dataDir) : openPostgres(fresh.store.databaseUrl, 4);
    await migrate(database);
    hash = await keyedHash(database.orm, 'a secret of the test');
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  const freshPhone = () => String((phone += 1));
  const transaction = <Result>(work: (orm: Orm) => Promise<Result>) => database.orm.transaction(work);

  async function person({ email = null, withPassword = true }: { email?: string | null; withPassword?: boolean } = {}) {
    const userId = newUserId();
    await createUser(database.orm, userId, NOW);
    if (email !== null) await database.orm.update(users).set({ email, emailMs: NOW }).where(eq(users.userId, userId));
    if (withPassword) await database.orm.insert(passwords).values({ userId, hash: 'scrypt' });
    return userId;
  }

  const registered = async (userId: string) => {
    const number = freshPhone();
    await transaction((orm) => registerPhone(orm, hash, userId, number, NOW));
    return number;
  };

  const session = (userId: string, nowMs: number): Session => ({
    id: freshId(),
    userId,
    tokenHash: 'nobody',
    generation: freshId(),
    createdMs: nowMs,
    confirmedMs: nowMs,
    confirmedBy: 'code',
    isReplaced: false,
  });

  const note = (userId: string, what: 'email' | 'phone', nowMs: number, formerEmail: string | null = null) =>
    noteChange(database.orm, {
      id: freshId(),
      kind: what,
      session: session(userId, nowMs),
      device: 'a test',
      nowMs,
      formerEmail,
    });

  /** As the profile's write does it, whose own statement stands between the two. */
  async function changeEmail(userId: string, email: string | null, nowMs: number, isLost = false): Promise<void> {
    const [user] = await database.orm.select().from(users).where(eq(users.userId, userId));
    await note(userId, 'email', nowMs, user?.email ?? null);
    await noteEmails(database.orm, userId, [user?.email ?? null, email], nowMs);
    if (!isLost) await database.orm.update(users).set({ email, emailMs: nowMs }).where(eq(users.userId, userId));
  }

  const hold = async (userId: string, nowMs: number) => {
    const number = freshPhone();
    await transaction((orm) => holdPhone(orm, userId, number, nowMs));
    await note(userId, 'phone', nowMs);
    return number;
  };

  /** What the look-ups say and the users' rows do not, and the other way round. */
  const differences = async () =>
    rowsOf<{ what: string }>(
      await database.orm.execute(sql`
      (select 'address ' || email || ' ' || user_id as what from email_owners
        except select 'address ' || lower(email) || ' ' || user_id from users where email is not null and not is_anonymous)
      union all (select 'no address ' || lower(email) || ' ' || user_id from users where email is not null and not is_anonymous
        except select 'no address ' || email || ' ' || user_id from email_owners)
      union all (select concat_ws(' ', 'number', phone, user_id, effective_ms) from pending_phones
        except select concat_ws(' ', 'number', pending_phone, user_id, pending_phone_ms) from users where pending_phone is not null)
      union all (select concat_ws(' ', 'no number', pending_phone, user_id, pending_phone_ms) from users where pending_phone is not null
        except select concat_ws(' ', 'no number', phone, user_id, effective_ms) from pending_phones)`),
    ).map(({ what }) => what);

  test('an address signs in from its change on, the former one no longer, and both only where the row of the user says so', async () => {
    const nino = await person({ email: 'First@example.ge' });
    expect(await ownersOfEmail(database.orm, 'first@example.ge')).toEqual([]);
    await registered(nino);
    expect(await ownersOfEmail(database.orm, 'first@EXAMPLE.ge')).toEqual([nino]);
    await changeEmail(nino, 'second@example.ge', NOW + 1);
    expect(await ownersOfEmail(database.orm, 'first@example.ge')).toEqual([]);
    expect(await ownersOfEmail(database.orm, 'second@example.ge')).toEqual([nino]);
    // The process died between the two.
    await changeEmail(nino, 'third@example.ge', NOW + 2, true);
    expect(await ownersOfEmail(database.orm, 'third@example.ge')).toEqual([]);
    expect(await ownersOfEmail(database.orm, 'second@example.ge')).toEqual([nino]);
    await settleEmails(database.orm, NOW + 3);
    expect(await differences()).toHaveLength(2);
    await settleEmails(database.orm, NOW + UNDO_MS);
    expect(await differences()).toEqual([]);
  });

  test('of those who share an address the first ones count, whoever was noted first', async () => {
    const [late, early, without] = [await person(), await person(), await person({ withPassword: false })];
    for (const userId of [late, early, without]) await registered(userId);
    await noteEmails(database.orm, late, ['shared@example.ge'], NOW);
    await changeEmail(early, 'shared@example.ge', NOW + 1);
    await changeEmail(without, 'shared@example.ge', NOW + 1);
    await changeEmail(late, 'shared@example.ge', NOW + 2);
    expect(await ownersOfEmail(database.orm, 'shared@example.ge')).toEqual([early, late]);
    expect(await isCrowded(database.orm, 'shared@example.ge', early)).toBe(false);
    for (let more = 0; more < 4; more += 1) {
      const userId = await person();
      await registered(userId);
      await changeEmail(userId, 'shared@example.ge', NOW + 10 + more);
    }
    expect(await isCrowded(database.orm, 'shared@example.ge', without)).toBe(true);
    expect(await ownersOfEmail(database.orm, 'shared@example.ge')).toHaveLength(5);
  });

  test('a held number is found by the number alone, and by nothing once it is let go, applied or its account is gone', async () => {
    const [eka, gia] = [await person(), await person()];
    for (const userId of [eka, gia]) await registered(userId);
    const first = await hold(eka, NOW);
    expect(await pendingFor(database.orm, first)).toMatchObject({ userId: eka, effectiveMs: NOW + UNDO_MS });
    const second = await hold(eka, NOW + 1);
    expect(await pendingFor(database.orm, first)).toBeNull();
    const [change] = (await standingSince(database.orm, eka, NOW + 1)).filter(({ kind: of }) => of === 'phone');
    if (!change) throw new Error('No change was noted');
    await undoChange(database.orm, change, null, NOW + 2);
    expect(await pendingFor(database.orm, second)).toBeNull();
    const [third, gone] = [await hold(eka, NOW + 3), await hold(gia, NOW + 3)];
    await deleteEverything(database.orm, gia);
    expect(await pendingFor(database.orm, gone)).toBeNull();
    await applyDuePhones({ database, clock: () => NOW + 3 + UNDO_MS, hash });
    expect([await pendingFor(database.orm, third), await ownerOfPhone(database.orm, third)]).toEqual([null, eka]);
  });

  test('whatever is changed, taken back, merged and deleted in any order, the look-ups say what the users say', async () => {
    const random = seededChance('changes of accounts');
    const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
    const people: string[] = [];
    let nowMs = NOW;
    for (let step = 0; step < 160; step += 1) {
      nowMs += Math.floor(random() * UNDO_MS * 0.6);
      const who = pick(people);
      const what = Math.floor(random() * 8);
      if (who === undefined || what === 0) {
        const made = await person({ email: pick(EMAILS) ?? null });
        await registered(made);
        people.push(made);
      } else if (what === 1 || what === 2) await changeEmail(who, pick(EMAILS) ?? null, nowMs, random() < 0.2);
      else if (what === 3 || what === 4) await hold(who, nowMs);
      else if (what === 5) {
        const change = pick(
          (await standingSince(database.orm, who, 0)).filter(({ undoUntilMs }) => undoUntilMs > nowMs),
        );
        if (change) await undoChange(database.orm, change, null, nowMs);
      } else if (what === 6) {
        const nameless = await person({ email: pick(EMAILS) ?? null });
        await startSession(database.orm, { userId: nameless, device: '', nowMs, life: LIFE, confirmedBy: null });
        await transaction((orm) => mergeDiary(orm, hash, nameless, who, nowMs));
      } else {
        await deleteEverything(database.orm, who);
        people.splice(people.indexOf(who), 1);
      }
      await applyDuePhones({ database, clock: () => nowMs, hash });
    }
    await settleEmails(database.orm, nowMs + UNDO_MS);
    expect(await differences()).toEqual([]);
    for (const userId of people) await deleteEverything(database.orm, userId);
    const left = await database.orm.execute(
      sql`select (select count(*) from merged_users m where not exists (select from users u where u.user_id = m.user_id))
        + (select count(*) from sessions where merged_into is not null) as count`,
    );
    expect(Number(rowsOf<{ count: unknown }>(left)[0]?.count)).toBe(0);
  });
});

test('addresses, held numbers and merged diaries of an older database are looked up after the update', async () => {
  const database = openPostgres(await freshDatabase(inject('postgresUrl')), 4);
  const [ana, nameless, merged] = [freshId(), freshId(), freshId()];
  await database.exclusively(async (orm) => {
    await applyMigrations(orm, 19);
    for (const [userId, isAnonymous] of [
      [ana, false],
      [nameless, true],
    ] as const)
      await orm.execute(sql`insert into users (user_id, rev, profile_rev, created_ms, updated_ms, email, pending_phone, pending_phone_ms,
          is_anonymous, was_asked_password, auto_renew)
        values (${userId}, 1, 1, 1, 1, 'Ana@example.ge', ${isAnonymous ? null : '555000000'}, 7, ${isAnonymous}, false, false)`);
    await orm.execute(sql`insert into passwords values (${ana}, 'scrypt'), (${nameless}, 'scrypt')`);
    await orm.execute(
      sql`insert into sessions (token_hash, user_id, created_ms, merged_into) values ('hash', ${merged}, 1, ${ana})`,
    );
    await orm.execute(sql`insert into session_owners values ('hash', ${merged})`);
  });
  await migrate(database);
  expect(await ownersOfEmail(database.orm, 'ana@example.ge')).toEqual([ana]);
  expect(await pendingFor(database.orm, '555000000')).toMatchObject({ userId: ana, effectiveMs: 7 });
  await deleteEverything(database.orm, ana);
  const left = await database.orm.execute(
    sql`select token_hash from session_owners union all select token_hash from sessions`,
  );
  expect(rowsOf(left)).toEqual([]);
  await database.close();
});

test('no index begins with a time: what comes up now would all lie at its end', async () => {
  const database = openPostgres(await freshDatabase(inject('postgresUrl')), 4);
  await migrate(database);
  const rows = rowsOf<{ definition: string }>(
    await database.orm.execute(
      sql`select indexdef as definition from pg_indexes where schemaname = 'public' and indexdef ~ 'USING btree \\((\\w+_ms|rev|date)\\M'`,
    ),
  );
  // Steps of the welcome are counted by day, without a person: some rows a day.
  expect(rows.map(({ definition }) => definition)).toEqual([expect.stringContaining(' step_counts_pkey ')]);
  await database.close();
});
