import * as v from 'valibot';
import { postBatch, type BatchOperation } from '#contract/diary/batch.ts';
import { HEADER, type Envelope } from '#contract/envelope.ts';
import type { Means } from '#server/diary/core/decide.ts';
import { keyRows } from '#server/diary/core/own-rows.ts';
import { bindRule, type Answer } from '#server/diary/core/rule.ts';
import type { SpaceLimits } from '#server/diary/core/space.ts';
import { pictureArrivedRule } from '#server/diary/entities/meal.ts';
import { pictures } from '#server/diary/entities/picture.ts';
import {
  changesInMemory,
  decideInMemory,
  rowsInMemory,
  withRows,
  type MemoryDiary,
} from '#server/diary/memory-diary.ts';
import { batchAnswers, prepareBatch } from '#server/diary/run-batch.ts';
import { ApiError, invalidInput, unauthenticated } from '#server/errors/api-error.ts';
import { okEnvelope, refusal } from '#server/errors/envelopes.ts';
import type { HttpAnswer, HttpRequest } from '#sync/ports.ts';
import { firstDiary, shortWeek } from '../first-diary.ts';
import { asNewerServer, SERVER_RULES, type ServerRules } from './newer-server.ts';
import { uuidOf } from '../world/uuid-of.ts';

/** How often one key may come while the server takes nothing. */
const MOST_KNOCKS = 20;
/** The server keeps an answer's body that long. */
const KEY_BODY_MS = 90 * 86_400_000;
/** The least that a restore lifts revisions by. */
const LIFT = 1_000_000;
const SPACE: SpaceLimits = { dayRows: 150_000, dayBytes: 150e6, dayTalks: 1000, rows: 2e6, bytes: 2e9 };

/** All diaries at one moment. Diaries are never changed in place, so they need no copy. */
export type Backup = ReadonlyMap<string, MemoryDiary>;

/** The server without HTTP and database: its own rules over rows in memory, and the little around them that a device sees. */
export class MemoryServer {
  readonly diaries = new Map<string, MemoryDiary>();
  readonly tokens = new Map<string, string>();
  generation = uuidOf(1);
  takesBatches = true;
  oldestContract = 1;
  /** A page holds no more touched things than this, whatever the device asks for. */
  pageCap = 500;
  /** Until when it takes no writes, by the share of the day (429) or by the room (413). */
  full: { code: 'day-full' | 'storage-full'; until: number } | null = null;
  /** Names of values that it does not know yet. */
  readonly unknownThings = new Set<string>();
  /** How often each key was refused for want of room. */
  readonly refusedForRoom = new Map<string, number>();
  /** Told of a key that comes again and again. */
  onHammering: (key: string) => void = () => undefined;
  readonly rules: ServerRules;
  private readonly now: () => number;
  private generations = 1;
  private ids = 0xa0_0000;

  /** `now`: epoch ms, also between two of them. */
  constructor(now: () => number, rules = SERVER_RULES) {
    this.now = () => Math.floor(now());
    this.rules = rules;
  }

  signUp(uid: string): void {
    this.diaries.set(uid, firstDiary(uid, this.now()));
  }

  /** Names of all pictures that have come. */
  get pictures(): ReadonlySet<string> {
    return new Set(
      [...this.diaries.values()].flatMap((diary) => rowsInMemory(diary, pictures).map(({ name }) => name)),
    );
  }

  backup(): Backup {
    return new Map(this.diaries);
  }

  /**
   * What the backup does not have is lost, but for users and pictures: a device forgets a picture that was taken. Revisions go on above
   * any that were ever given.
   */
  restore(backup: Backup): void {
    for (const [uid, kept] of [...this.diaries, ...backup]) {
      const lost = this.diaries.get(uid) ?? kept;
      const diary = withRows(backup.get(uid) ?? kept, pictures, rowsInMemory(lost, pictures));
      this.diaries.set(uid, { ...diary, user: { ...diary.user, rev: Math.max(diary.user.rev + LIFT, this.now()) } });
    }
    this.generations += 1;
    this.generation = uuidOf(this.generations);
  }

  handle(request: HttpRequest): HttpAnswer {
    try {
      return this.answer(this.route(request));
    } catch (error) {
      if (error instanceof ApiError) return this.answer(refusal(error));
      throw error;
    }
  }

  answer({ status, body }: { status: number; body: Envelope }): HttpAnswer {
    const again = body.meta?.['retryAfterSeconds'];
    const headers: Record<string, string> = {
      date: new Date(this.now()).toUTCString(),
      [HEADER.generation.toLowerCase()]: this.generation,
      ...(again !== undefined && { 'retry-after': String(again) }),
    };
    return { status, header: (name) => headers[name] ?? null, body: JSON.stringify(body) };
  }

  private route({ method, path, headers, body }: HttpRequest): Answer {
    if (path === '/config') return { status: 200, body: okEnvelope(this.config()) };
    if (Number(headers[HEADER.contract] ?? 1) < this.oldestContract)
      throw new ApiError('app-too-old', 'Update the app');
    const uid = this.tokens.get((headers['Authorization'] ?? '').replace('Bearer ', ''));
    const diary = uid === undefined ? undefined : this.diaries.get(uid);
    if (!diary) throw unauthenticated();
    if (path.startsWith('/changes')) {
      const query = new URLSearchParams(path.split('?')[1]);
      const limit = Math.min(this.pageCap, Number(query.get('limit')));
      return {
        status: 200,
        body: okEnvelope(changesInMemory(diary, this.generation, Number(query.get('since')), limit)),
      };
    }
    if (path === '/uploads/meal-thumbnail') return this.takePicture(diary, body);
    const generation = headers[HEADER.generation] ?? null;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (path === postBatch.path) {
      if (!this.takesBatches) throw new ApiError('not-found', 'No such call');
      const { operations } = v.parse(postBatch.body, sent);
      return { status: 200, body: okEnvelope(this.write(diary, generation, operations)) };
    }
    const alone = { key: headers[HEADER.idempotencyKey], method, path, ...(sent !== undefined && { body: sent }) };
    const [{ status, body: told } = notFound()] = this.write(
      diary,
      generation,
      v.parse(postBatch.body, { operations: [alone] }).operations,
    );
    return { status, body: told };
  }

  private config() {
    return {
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
    };
  }

  private write(diary: MemoryDiary, known: string | null, operations: readonly BatchOperation[]) {
    const nowMs = this.now();
    const generation = this.rules.holdsGenerations ? known : null;
    const { all } = prepareBatch(operations, { generation, tokenHash: null, nowMs });
    const context = { ...this.rules, unknown: this.unknownThings, nowMs };
    const prepared = all.map((item, at) => {
      const sent = operations[at];
      return 'body' in item || !sent ? item : asNewerServer(item, sent, context);
    });
    const runnable = prepared.flatMap((item) => ('body' in item ? [] : item));
    const decided = decideInMemory(this.means(), this.generation, this.withoutOldAnswers(diary), runnable);
    this.diaries.set(diary.userId, this.rules.stored?.(decided.diary) ?? decided.diary);
    const answers = batchAnswers(operations, { all: prepared, runnable }, decided.answers);
    for (const { key, body } of answers)
      if (body.code === 'day-full' || body.code === 'storage-full') this.countKnock(key);
    return answers;
  }

  private means(): Means {
    const isFull = this.full !== null && this.full.until > this.now();
    const space = isFull && this.full?.code === 'day-full' ? { ...SPACE, dayRows: 0 } : SPACE;
    return {
      clock: this.now,
      newId: () => uuidOf(++this.ids),
      space: isFull && this.full?.code === 'storage-full' ? { ...SPACE, rows: 0, bytes: 0 } : space,
      spaceRefused: () => undefined,
      weekFor: shortWeek,
    };
  }

  /** Whoever hammers at a closed door breaks the rules: a wait of hours allows few attempts, for clocks that were set and people who ask. */
  private countKnock(key: string): void {
    const times = (this.refusedForRoom.get(key) ?? 0) + 1;
    this.refusedForRoom.set(key, times);
    if (times > MOST_KNOCKS) this.onHammering(key);
  }

  private withoutOldAnswers(diary: MemoryDiary): MemoryDiary {
    const from = this.now() - KEY_BODY_MS;
    const old = rowsInMemory(diary, keyRows).filter(({ body, createdMs }) => body !== null && createdMs <= from);
    return old.length === 0
      ? diary
      : withRows(
          diary,
          keyRows,
          old.map((row) => ({ ...row, body: null })),
        );
  }

  private takePicture(diary: MemoryDiary, body: HttpRequest['body']): Answer {
    if (body === null || typeof body === 'string') throw invalidInput([]);
    const { name } = body.multipart;
    const arrived = {
      run: bindRule(pictureArrivedRule, { name }),
      status: 201,
      key: null,
      generation: null,
      tokenHash: null,
    };
    const decided = decideInMemory(this.means(), this.generation, withRows(diary, pictures, [{ name }]), [arrived]);
    this.diaries.set(diary.userId, decided.diary);
    return { status: 201, body: okEnvelope({ imageUrl: `/uploads/${name}.jpg` }) };
  }
}

const notFound = (): Answer => refusal(new ApiError('not-found', 'No such call'));
