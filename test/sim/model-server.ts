import { changeGoals, type GoalsChange } from '#domain/goals.ts';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary-day.ts';
import type { ProfileFields } from '#contract/profile.ts';
import { effectiveWater } from '#domain/water.ts';
import type { HttpAnswer, HttpRequest } from '#sync/ports.ts';
import { changesPage } from './model-changes.ts';
import { entryAfter, newDiary, touchDaysOfPicture, waterOn, type ModelDiary } from './model-diary.ts';
import type { Body, Part } from './model-requests.ts';
import { goalsOfDiary, goalsOfDiet } from './model-goals.ts';
import { refused, Refusal } from './model-refusal.ts';
import { freshWeek, swappedDays } from './model-week.ts';
import { uuidOf } from './uuid-of.ts';

/** Rules that a mutant of the server can lose. */
export const SERVER_RULES = {
  tombstones: true,
  restore: true,
  waterIds: true,
  keys: true,
  generation: true,
  asOf: true,
  ages: true,
  nutrients: true,
};

/** How often one key may come while the server takes nothing. */
const MOST_KNOCKS = 20;
const KEY_BODY_MS = 90 * 86_400_000;

/** The server's side of the protocol, in memory: small enough to be read as its definition. */
export class ModelServer {
  diaries = new Map<string, ModelDiary>();
  tokens = new Map<string, string>();
  pictures = new Set<string>();
  generation = uuidOf(1);
  takesBatches = true;
  oldestContract = 1;
  /** A page holds no more touched things than this, whatever the device asks for. */
  pageCap = 500;
  /** Until when it takes no writes, by the share of the day (429) or by the room (413). */
  full: { code: 'day-full' | 'storage-full'; until: number } | null = null;
  /** Names of values that it does not know yet. */
  readonly unknownThings = new Set<string>();
  /** How often each key was refused because of it. */
  readonly refusedForRoom = new Map<string, number>();
  private generations = 1;
  private newest: { hour: number; day: DiaryDay } = { hour: -1, day: '2000-01-01' };
  /** Told of a key that comes again and again. */
  onHammering: (key: string) => void = () => undefined;
  private readonly now: () => number;
  readonly rules: typeof SERVER_RULES;

  constructor(now: () => number, rules = SERVER_RULES) {
    this.now = now;
    this.rules = rules;
  }

  signUp(uid: string): void {
    this.diaries.set(uid, newDiary());
  }

  backup(): Map<string, ModelDiary> {
    return structuredClone(this.diaries);
  }

  /** What the backup does not have is lost; revisions go on above any that were ever given. */
  restore(backup: Map<string, ModelDiary>): void {
    const above = Math.max(0, ...[...this.diaries.values()].map(({ rev }) => rev)) + 1000;
    const lost = this.diaries;
    this.diaries = structuredClone(backup);
    for (const [uid, diary] of lost) if (!this.diaries.has(uid)) this.diaries.set(uid, diary);
    for (const diary of this.diaries.values()) diary.rev = above;
    this.generations += 1;
    this.generation = uuidOf(this.generations);
  }

  handle(request: HttpRequest): HttpAnswer {
    try {
      return this.answer(this.route(request));
    } catch (error) {
      if (error instanceof Refusal)
        return this.answer({ status: error.status, body: refused(error) }, error.retryAfterSeconds);
      throw error;
    }
  }

  answer({ status, body }: { status: number; body: unknown }, retryAfterSeconds?: number): HttpAnswer {
    const headers: Record<string, string> = {
      date: new Date(this.now()).toUTCString(),
      'lukma-generation': this.generation,
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    };
    return { status, header: (name) => headers[name] ?? null, body: JSON.stringify(body) };
  }

  private route(request: HttpRequest): { status: number; body: unknown } {
    const { method, path, headers, body } = request;
    if (path === '/config')
      return ok({
        onboardingEnabled: true,
        capabilities: { photo: false, chat: 'coach', sms: true, payment: true, push: false, batch: this.takesBatches },
      });
    if (Number(headers['Lukma-Contract'] ?? 1) < this.oldestContract) throw new Refusal(426, 'app-too-old');
    const uid = this.tokens.get((headers['Authorization'] ?? '').replace('Bearer ', ''));
    const diary = uid === undefined ? undefined : this.diaries.get(uid);
    if (!diary) throw new Refusal(401, 'unauthenticated');
    if (path.startsWith('/changes')) {
      const query = new URLSearchParams(path.split('?')[1]);
      const limit = Math.min(this.pageCap, Number(query.get('limit')));
      return ok(changesPage(diary, this, Number(query.get('since')), limit));
    }
    if (path === '/uploads/meal-thumbnail') return this.takePicture(diary, body);
    if (path === '/batch' && this.takesBatches) return this.batch(diary, headers, JSON.parse(String(body)));
    return this.write(
      diary,
      headers,
      headers['Idempotency-Key'] ?? null,
      method,
      path,
      body === null ? null : JSON.parse(String(body)),
    );
  }

  private batch(diary: ModelDiary, headers: HttpRequest['headers'], { operations }: { operations: Part[] }) {
    const parts = operations.map(({ key, method, path, body }) => {
      try {
        return { key, ...this.write(diary, headers, key, method, path, body ?? null) };
      } catch (error) {
        if (error instanceof Refusal) return { key, status: error.status, body: refused(error) };
        throw error;
      }
    });
    return ok(parts);
  }

  private write(
    diary: ModelDiary,
    headers: HttpRequest['headers'],
    key: string | null,
    method: string,
    path: string,
    body: Body | null,
  ) {
    const known = headers['Lukma-Generation'];
    if (this.rules.generation && known !== undefined && known !== this.generation)
      throw new Refusal(412, 'generation-changed');
    const payload = JSON.stringify([method, path, body]);
    const stored = key !== null && this.rules.keys ? diary.keys.get(key) : undefined;
    if (stored && stored.payload !== payload) throw new Refusal(422, 'idempotency-mismatch');
    if (stored) return ok(this.now() - stored.at < KEY_BODY_MS ? stored.data : { rev: stored.rev });
    this.demandRoom(key);
    const data = this.decide(diary, key, method, path, body ?? {});
    if (key !== null) diary.keys.set(key, { payload, rev: data.rev, status: 200, data, at: this.now() });
    return ok(data);
  }

  /** Whoever hammers at a closed door breaks the rules: a wait of hours allows few attempts, for clocks that were set and people who ask. */
  private demandRoom(key: string | null): void {
    if (this.full === null || this.full.until <= this.now()) return;
    const times = (this.refusedForRoom.get(key ?? '') ?? 0) + 1;
    this.refusedForRoom.set(key ?? '', times);
    if (times > MOST_KNOCKS) this.onHammering(key ?? '');
    if (this.full.code === 'storage-full') throw new Refusal(413, this.full.code);
    throw new Refusal(429, this.full.code, Math.ceil((this.full.until - this.now()) / 1000));
  }

  private decide(diary: ModelDiary, key: string | null, method: string, path: string, body: Body): { rev: number } {
    const [pathname = '', search] = path.split('?');
    const told = body.asOf ?? new URLSearchParams(search).get('asOf');
    const asOf = this.rules.asOf && told !== null && told !== undefined ? Number(told) : null;
    const parts = pathname.split('/');
    if (method === 'POST' && pathname === '/dashboard/meals') return this.putMeal(diary, body, asOf);
    if (method === 'DELETE' && parts[2] === 'meals')
      return this.deleteMeal(diary, parts[5] ?? '', parts[3] as DiaryDay, asOf);
    if (pathname === '/dashboard/water') return this.addWater(diary, key, body);
    if (method === 'POST' && pathname === '/dashboard/weight')
      return this.weigh(diary, this.checked(body.date), body.weight ?? 0, asOf);
    if (method === 'DELETE' && parts[2] === 'weight') return this.weigh(diary, parts[3] as DiaryDay, null, asOf);
    if (parts[1] === 'things')
      return this.keepThing(diary, parts[2] ?? '', parts[3] ?? '', method === 'PUT' ? body : null, asOf);
    if (parts[2] === 'favourites')
      return this.keep(diary, parts[3] ?? '', method === 'PUT' ? (body.dish ?? {}) : null, asOf);
    if (pathname === '/dashboard/calories')
      return this.aim(diary, body, { field: 'calories', calories: body.calories ?? 0 }, asOf);
    if (pathname === '/dashboard/water-goal')
      return this.aim(diary, body, { field: 'water', waterGoal: body.waterGoal ?? 0 }, asOf);
    if (pathname === '/dashboard/macros') {
      const { carbs = 0, fats = 0, proteins = 0 } = body;
      return this.aim(diary, body, { field: 'macros', macros: { carbs, fats, proteins } }, asOf);
    }
    if (pathname === '/dashboard/swap-meal') return this.swap(diary, body, asOf);
    if (pathname === '/dashboard/diet') return this.diet(diary, body, asOf);
    if (pathname === '/conversations') return this.keepTalk(diary, body, asOf);
    if (method === 'DELETE' && parts[1] === 'conversations') return this.deleteTalk(diary, parts[2] ?? '', asOf);
    if (pathname === '/user/profile') return this.describe(diary, body, asOf);
    throw new Refusal(404, 'not-found');
  }

  private keepTalk(diary: ModelDiary, { id = '', userMessage = '', metadata, restore }: Body, asOf: number | null) {
    const stored = diary.talks.get(id);
    if (stored && !stored.deleted) return { rev: stored.rev };
    const talkId = metadata?.conversationId ?? '';
    const mark = diary.talkMarks.get(talkId);
    const isNewer = mark !== undefined && asOf !== null && mark.age > asOf;
    if (mark?.deleted && this.rules.tombstones && (isNewer || !(restore && this.rules.restore)))
      return { deleted: true, id, rev: mark.rev };
    const rev = ++diary.rev;
    diary.talks.set(id, { question: userMessage, talkId, deleted: false, rev });
    if (mark?.deleted) diary.talkMarks.set(talkId, { deleted: false, rev, age: this.ageOf(rev, asOf) });
    return { rev };
  }

  private deleteTalk(diary: ModelDiary, talkId: string, asOf: number | null) {
    const mark = diary.talkMarks.get(talkId);
    if (mark && asOf !== null && mark.age > asOf) return { deleted: mark.deleted, rev: mark.rev };
    const rev = ++diary.rev;
    diary.talkMarks.set(talkId, { deleted: true, rev, age: this.ageOf(rev, asOf) });
    for (const [id, talk] of diary.talks)
      if (talk.talkId === talkId) diary.talks.set(id, { ...talk, question: '', deleted: true, rev });
    return { deleted: true, rev };
  }

  private describe(diary: ModelDiary, { asOf: _, ...fields }: Body, asOf: number | null) {
    if (asOf !== null && diary.profile.age > asOf) return { rev: diary.profile.rev };
    const rev = ++diary.rev;
    diary.profile = {
      fields: { ...diary.profile.fields, ...(fields as ProfileFields) },
      rev,
      age: this.ageOf(rev, asOf),
    };
    return { rev };
  }

  private putMeal(diary: ModelDiary, body: Body, asOf: number | null) {
    const { id, ...entry }: NonNullable<Body['meal']> = body.meal ?? { id: '' };
    const date = this.checked(body.date);
    if (entry['title'] === 'refuse me') throw new Refusal(400, 'invalid-input');
    const stored = diary.meals.get(id);
    const isNewer = stored !== undefined && asOf !== null && stored.age > asOf;
    const staysDeleted = stored?.deleted === true && asOf === null && !(body.restore && this.rules.restore);
    if (stored && (isNewer || staysDeleted))
      return stored.deleted ? { deleted: true, id, rev: stored.rev } : { id, rev: stored.rev };
    const rev = ++diary.rev;
    diary.meals.set(id, {
      id,
      date,
      deleted: false,
      entry: this.rules.nutrients ? entryAfter(entry, stored) : entry,
      rev,
      age: this.ageOf(rev, asOf),
    });
    diary.days.set(date, rev);
    if (stored && !stored.deleted) diary.days.set(stored.date, rev);
    return { id, rev };
  }

  private deleteMeal(diary: ModelDiary, id: string, date: DiaryDay, asOf: number | null) {
    const stored = diary.meals.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { id, deleted: stored.deleted, rev: stored.rev };
    const rev = ++diary.rev;
    const at = stored?.date ?? date;
    if (this.rules.tombstones)
      diary.meals.set(id, { id, date: at, deleted: true, entry: {}, rev, age: this.ageOf(rev, asOf) });
    else diary.meals.delete(id);
    diary.days.set(at, rev);
    return { id, deleted: true, rev };
  }

  private addWater(diary: ModelDiary, key: string | null, body: Body) {
    const date = this.checked(body.date);
    const ml = body.delta ?? 0;
    if (ml === 13) throw new Refusal(400, 'invalid-input');
    const id = this.rules.waterIds ? (body.id ?? key ?? '') : `row ${diary.rev}`;
    const stored = diary.water.get(id);
    if (stored) return { rev: stored.rev };
    const rev = ++diary.rev;
    const total = waterOn(diary, date).reduce((sum, row) => sum + row.ml, 0);
    diary.water.set(id, { id, date, ml: effectiveWater(total, ml), rev });
    diary.days.set(date, rev);
    return { rev };
  }

  private weigh(diary: ModelDiary, date: DiaryDay, kg: number | null, asOf: number | null) {
    const stored = diary.weights.get(date);
    if (stored && asOf !== null && stored.age > asOf) return { date, rev: stored.rev };
    const rev = ++diary.rev;
    diary.weights.set(date, { kg, rev, age: this.ageOf(rev, asOf) });
    return { date, rev };
  }

  private keep(diary: ModelDiary, id: string, dish: object | null, asOf: number | null) {
    const stored = diary.favourites.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { id, rev: stored.rev };
    const rev = ++diary.rev;
    diary.favourites.set(id, { dish, rev, age: this.ageOf(rev, asOf) });
    return { id, rev };
  }

  private keepThing(diary: ModelDiary, name: string, key: string, value: object | null, asOf: number | null) {
    if (this.unknownThings.has(name)) throw new Refusal(404, 'unknown-thing');
    const id = `${name}/${key}`;
    const stored = diary.things.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { rev: stored.rev };
    const rev = ++diary.rev;
    diary.things.set(id, { value, rev, age: this.ageOf(rev, asOf) });
    return { rev };
  }

  private aim(diary: ModelDiary, body: Body, change: GoalsChange, asOf: number | null) {
    const date = this.checked(body.date);
    const stored = diary.goals.get(date);
    if (stored && asOf !== null && stored.age > asOf) return { date, rev: stored.rev };
    const rev = ++diary.rev;
    diary.goals.set(date, { ...changeGoals(goalsOfDiary(diary, date), change), rev, age: this.ageOf(rev, asOf) });
    return { date, rev };
  }

  private diet(diary: ModelDiary, body: Body, asOf: number | null) {
    if (asOf !== null && diary.plan.age > asOf) return { rev: diary.plan.rev };
    const rev = ++diary.rev;
    const week = asOf === null ? freshWeek(rev) : (body.week ?? freshWeek(rev));
    diary.plan = { dietId: body.dietId ?? '', ...week, rev, age: this.ageOf(rev, asOf) };
    // A re-sent diet brings back the plan alone: its goals are re-sent as goals.
    if (asOf !== null) return { rev };
    const date = this.checked(body.date);
    diary.goals.set(date, { ...goalsOfDiet(goalsOfDiary(diary, date), body.dietId), rev, age: rev });
    return { rev };
  }

  private swap(diary: ModelDiary, body: Body, asOf: number | null) {
    const { plan } = diary;
    if (asOf !== null && plan.age > asOf) return { rev: plan.rev };
    const days = swappedDays(plan.days, body);
    if (!days || body.planId !== plan.planId) throw new Refusal(409, 'plan-changed');
    const rev = ++diary.rev;
    diary.plan = { ...plan, days, rev, age: this.ageOf(rev, asOf) };
    return { rev };
  }

  private takePicture(diary: ModelDiary, body: HttpRequest['body']) {
    if (body === null || typeof body === 'string') throw new Refusal(400, 'invalid-input');
    const { name } = body.multipart;
    this.pictures.add(name);
    const imageUrl = `/uploads/${name}.jpg`;
    touchDaysOfPicture(diary, imageUrl);
    return { status: 201, body: ok({ imageUrl }).body };
  }

  private checked(date: DiaryDay | undefined): DiaryDay {
    if (date === undefined || date < '2000-01-01' || date > this.newestDay()) throw new Refusal(400, 'invalid-input');
    return date;
  }

  private ageOf(rev: number, asOf: number | null): number {
    return this.rules.ages ? (asOf ?? rev) : rev;
  }

  private newestDay(): DiaryDay {
    const hour = Math.floor(this.now() / 3_600_000);
    if (this.newest.hour !== hour) this.newest = { hour, day: addDays(dayInZone(this.now(), TBILISI), 2) };
    return this.newest.day;
  }
}

const ok = (data: unknown) => ({ status: 200, body: { success: true, message: 'ok', data } });
