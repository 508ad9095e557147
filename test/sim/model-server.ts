import type { HttpAnswer, HttpRequest } from '#sync/ports.ts';
import { changesPage } from './model-changes.ts';
import { newDiary, touchDaysOfPicture, type ModelDiary } from './model-diary.ts';
import { refused, Refusal } from './model-refusal.ts';
import type { Body, Part } from './model-requests.ts';
import { SERVER_RULES } from './model-rules.ts';
import { ModelWrites } from './model-writes.ts';
import { uuidOf } from './uuid-of.ts';

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
  /** Told of a key that comes again and again. */
  onHammering: (key: string) => void = () => undefined;
  private readonly now: () => number;
  readonly rules: typeof SERVER_RULES;
  private readonly writes: ModelWrites;

  constructor(now: () => number, rules = SERVER_RULES) {
    this.now = now;
    this.rules = rules;
    this.writes = new ModelWrites(now, rules, this.unknownThings, this.pictures);
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
        capabilities: {
          photo: false,
          speech: false,
          chat: 'coach',
          sms: true,
          payment: true,
          push: false,
          batch: this.takesBatches,
        },
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
    const data = this.writes.decide(diary, key, method, path, body ?? {});
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

  private takePicture(diary: ModelDiary, body: HttpRequest['body']) {
    if (body === null || typeof body === 'string') throw new Refusal(400, 'invalid-input');
    const { name } = body.multipart;
    this.pictures.add(name);
    const imageUrl = `/uploads/${name}.jpg`;
    touchDaysOfPicture(diary, imageUrl);
    return { status: 201, body: ok({ imageUrl }).body };
  }
}

const ok = (data: unknown) => ({ status: 200, body: { success: true, message: 'ok', data } });
