import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { newToken } from '#server/platform/secrets.ts';
import { openBadLine, refuseOneIn } from '../support/database/bad-line.ts';
import { client, type Answer, type Client } from '../support/client.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { freshPhone, newestCode } from '../support/outside/sms.ts';
import { startServer, temporaryFolder } from '../support/start-server.ts';
import { answers, changesSince, dish, dishesOn, freshId } from '../support/world.ts';

const PEOPLE = 8;
const STEPS = 24;
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03'];
/** Many of these in a row are no accident. */
const MOST_TRIES = 60;

const among = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One;

/** Sends the same thing until it is answered, as a device does; whatever else than „later" comes is the answer. */
async function patiently<A extends Answer>(send: () => Promise<A>): Promise<A> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await send();
    const { status, headers, body } = answer;
    if (status === 503 && Number(headers.get('Retry-After')) < 1) throw new Error('503 without a Retry-After');
    if (status !== 503 && body.code !== 'request-in-progress') return answer;
    await pause(20);
  }
  throw new Error('Never answered');
}

/** The same of what must be taken. */
async function taken<A extends Answer>(send: () => Promise<A>): Promise<A> {
  const answer = await patiently(send);
  if (!answer.body.success) throw new Error(`Refused: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** What somebody has written: it must be there once. */
interface Diary {
  user: Client;
  entries: Map<string, string>;
  ml: number;
  /** Operations that were taken: each has a revision. */
  count: number;
}

async function arrive(origin: string): Promise<Diary> {
  const key = newToken();
  const made = await taken(() => client(origin).ask('postOnboarding', { body: answers() }, { key }));
  return { user: client(origin, made.data.token), entries: new Map(), ml: 0, count: 0 };
}

async function step(diary: Diary): Promise<void> {
  const { user } = diary;
  const key = freshId();
  const date = among(DAYS);
  const what = Math.random();
  if (what < 0.4) {
    const meal = dish();
    await taken(() => user.ask('postMeal', { body: { meal, date } }, { key }));
    diary.entries.set(meal.id, date);
    diary.count += 1;
  } else if (what < 0.6) {
    // Without an id: a second one would be a second glass.
    await taken(() => user.ask('postWater', { body: { date, delta: 100 } }, { key }));
    diary.ml += 100;
    diary.count += 1;
  } else if (what < 0.75) {
    await patiently(() => user.ask('getDashboard', { query: { date } }));
  } else {
    const meals = Array.from({ length: 5 }, () => dish());
    const operations = meals.map((meal) => ({
      key: freshId(),
      method: 'POST',
      path: '/dashboard/meals',
      body: { meal, date },
    }));
    const send = () => user.ask('postBatch', { body: { operations } });
    let results = (await taken(send)).data;
    while (results.some(({ status }) => status === 409)) results = (await taken(send)).data;
    if (results.some(({ status }) => status !== 200)) throw new Error(`Refused: ${JSON.stringify(results)}`);
    meals.forEach(({ id }) => diary.entries.set(id, date));
    diary.count += meals.length;
  }
}

test(
  'the database refuses writes for others and its connections break: nothing is lost, nothing is there twice, nobody sees an error but 503',
  { timeout: 240_000 },
  async () => {
    const databaseUrl = await freshDatabase(inject('postgresUrl'));
    const line = await openBadLine(databaseUrl);
    const files = await temporaryFolder();
    const server = await startServer(inject('serverEntry'), { databaseUrl: line.url, files: files.path });
    await refuseOneIn(databaseUrl, 25);
    line.breakOneIn(60);

    const diaries = await Promise.all(Array.from({ length: PEOPLE }, () => arrive(server.origin)));
    const before = await Promise.all(
      diaries.map(({ user }) => patiently(() => user.ask('getChanges', { query: { since: 0 } }))),
    );
    await Promise.all(
      diaries.map(async (diary) => {
        // Two at a time: some are decided together.
        for (let done = 0; done < STEPS; done += 2) await Promise.all([step(diary), step(diary)]);
      }),
    );
    expect(line.broken()).toBeGreaterThan(5);

    // Two of three diaries become part of an account, each with its own.
    for (const [index, diary] of diaries.entries()) {
      const into = diaries[index + 1];
      if (index % 3 !== 0 || !into) continue;
      await register(server.origin, files.path, into);
      const body = { anonymousToken: diary.user.token ?? '', keep: 'bring' };
      await taken(() => into.user.ask('postMerge', { body }));
      diary.entries.forEach((date, id) => into.entries.set(id, date));
      into.ml += diary.ml;
      diaries[index] = into;
    }

    line.breakOneIn(0);
    await refuseOneIn(databaseUrl, 0);
    for (const { user, entries, ml } of diaries) {
      const days = await Promise.all(
        DAYS.map((date) => patiently(() => user.ask('getDashboard', { query: { date } }))),
      );
      expect(days.reduce((sum, { data }) => sum + data.waterIntake.totalIntake, 0)).toBe(ml);
      const there = await Promise.all(
        DAYS.map(async (date) => (await dishesOn(user, date)).map(({ id }) => `${date} ${id}`)),
      );
      expect(there.flat().toSorted()).toEqual([...entries].map(([id, date]) => `${date} ${id}`).toSorted());
    }
    // Each operation that was taken has moved the revision by one, however often it was tried.
    const alone = diaries
      .map((diary, index) => ({ ...diary, from: before[index]?.data.rev ?? 0, index }))
      .filter(({ index }) => index % 3 === 2);
    for (const { user, from, count } of alone) expect((await changesSince(user, 0)).at(-1)?.rev).toBe(from + count);
    const failed = server.log().filter((text) => text.includes('"request failed"'));
    expect(failed).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    await line.stop();
    await files.remove();
  },
);

/** Gives a diary a number, while the line is as bad as before. */
async function register(origin: string, smsFolder: string, diary: Diary): Promise<void> {
  const phone = freshPhone();
  const { user } = diary;
  const sent = await patiently(() => user.ask('smsSend', { body: { phoneNumber: phone } }));
  const code = await newestCode({ smsFolder }, phone);
  const key = newToken();
  const body = { verificationId: sent.data.verificationId, code };
  const { data } = await taken(() => user.ask('smsVerify', { body }, { key }));
  diary.user = client(origin, data.token);
}
