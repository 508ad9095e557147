import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Change, MealEntry, Operation } from '#sync/records.ts';
import type { MemoryDiary } from '#server/diary/memory-diary.ts';
import { REFUSED_TITLE } from '../server/newer-server.ts';
import {
  deletedConversationsIn,
  exchangesIn,
  goalsIn,
  keptDishesIn,
  lunchIn,
  mealIn,
  planIn,
  thingsIn,
  waterIn,
  weightsIn,
} from './read-diary.ts';
import type { Simulated } from '../world/simulated.ts';

/** The last that a person did to one entry, weigh-in or kept dish on one device, since all devices were last the same. */
export interface Touch {
  device: string;
  kind: 'put' | 'restore' | 'delete';
  /** What it then was. */
  value: string | null;
}

/** What was promised about one entry or weigh-in. */
export interface Thing {
  touches: Touch[];
  /** What all showed when they were last the same; undefined: never. */
  settled: string | null | undefined;
  /** Someone gave up something about it: nothing is promised any more. */
  isOff: boolean;
}

/** What the diary has acknowledged to its users, kept apart from everything that could forget it. */
export class Promises {
  /** By user and then by `meal:<id>`, `weight:<date>`, `favourite:<id>`, `thing:<name>/<key>`, `goal:<date>` or `profile:<field>`. */
  readonly things = new Map<string, Thing>();
  /** ml by user, day and device. */
  readonly water = new Map<string, number>();
  /** ml that were ever poured, by user, day and device, without what was taken back. */
  readonly poured = new Map<string, number>();
  restores = 0;
  /** Weeks that were asked for since all devices were last the same: each takes the place of the one before. */
  private dietsChosen = 0;
  /** Who changed any goals since all devices were last the same. */
  private readonly goalDevices = new Set<string>();
  /** The conversation of each exchange, and conversations that somebody deleted since all devices were last the same. */
  private readonly conversationOf = new Map<string, string>();
  private readonly deletedTalks = new Set<string>();
  /** The same for the profile. */
  private readonly profileDevices = new Set<string>();

  thing(uid: string, name: string): Thing {
    const key = `${uid} ${name}`;
    const known = this.things.get(key);
    if (known) return known;
    const made: Thing = { touches: [], settled: undefined, isOff: false };
    this.things.set(key, made);
    return made;
  }

  recorded(uid: string, device: string, change: Change): void {
    if (change.kind === 'goals.change' || change.kind === 'diet.choose') this.goalDevices.add(device);
    if (change.kind === 'profile.change') {
      this.profileDevices.add(device);
      for (const [field, value] of Object.entries(change.fields)) {
        this.touch(uid, `profile:${field}`, { device, kind: 'put', value: String(value) });
      }
    }
    if (change.kind === 'diet.choose') this.dietsChosen += 1;
    if (change.kind === 'plan.swap') {
      const { planId, day, old, dish } = change;
      if (this.thing(uid, `dish:${planId}/${day}`).settled === undefined)
        this.thing(uid, `dish:${planId}/${day}`).settled = old.mealId;
      this.touch(uid, `dish:${planId}/${day}`, { device, kind: 'put', value: dish.mealId });
    }
    if (change.kind === 'talk.keep') {
      const {
        id,
        userMessage,
        metadata: { conversationId },
      } = change.exchange;
      this.conversationOf.set(`${uid} talk:${id}`, conversationId);
      this.touch(uid, `talk:${id}`, { device, kind: 'put', value: userMessage });
      if (this.deletedTalks.has(`${uid} ${conversationId}`)) this.thing(uid, `talk:${id}`).isOff = true;
      if (change.restore) this.touch(uid, `gone:${conversationId}`, { device, kind: 'put', value: null });
    } else if (change.kind === 'talk.delete') {
      // What others say meanwhile in a conversation that somebody deletes may come before or after.
      this.deletedTalks.add(`${uid} ${change.talkId}`);
      for (const [key, talkId] of this.conversationOf)
        if (talkId === change.talkId) this.thing(uid, key.replace(`${uid} `, '')).isOff = true;
      this.touch(uid, `gone:${change.talkId}`, { device, kind: 'put', value: 'deleted' });
    }
    if (change.kind === 'meal.put') {
      const { meal, restore } = change;
      if (meal.title === REFUSED_TITLE) this.thing(uid, `meal:${meal.id}`).isOff = true;
      this.touch(uid, `meal:${meal.id}`, { device, kind: restore ? 'restore' : 'put', value: entryText(meal) });
    } else if (change.kind === 'meal.delete') {
      this.touch(uid, `meal:${change.id}`, { device, kind: 'delete', value: null });
    } else if (change.kind === 'weight.put') {
      this.touch(uid, `weight:${change.date}`, { device, kind: 'put', value: String(change.kg) });
    } else if (change.kind === 'weight.delete') {
      this.touch(uid, `weight:${change.date}`, { device, kind: 'put', value: null });
    } else if (change.kind === 'favourite.put') {
      this.touch(uid, `favourite:${change.id}`, { device, kind: 'put', value: change.dish.title });
    } else if (change.kind === 'favourite.delete') {
      this.touch(uid, `favourite:${change.id}`, { device, kind: 'put', value: null });
    } else if (change.kind === 'thing.set') {
      const value = change.value && JSON.stringify(change.value);
      this.touch(uid, `thing:${change.name}/${change.key}`, { device, kind: 'put', value });
    } else if (change.kind === 'goals.change' && change.change.field === 'water') {
      this.touch(uid, `goal:${change.date}`, { device, kind: 'put', value: String(change.change.waterGoal) });
    } else if (change.kind === 'water.add') {
      const key = `${uid} ${change.date} ${device}`;
      this.water.set(key, (this.water.get(key) ?? 0) + change.ml);
      if (change.ml > 0) this.poured.set(key, (this.poured.get(key) ?? 0) + change.ml);
    }
  }

  discarded(uid: string, device: string, { change }: Operation): void {
    if (change.kind === 'meal.put') this.thing(uid, `meal:${change.meal.id}`).isOff = true;
    else if (change.kind === 'meal.delete') this.thing(uid, `meal:${change.id}`).isOff = true;
    else if (change.kind === 'weight.put' || change.kind === 'weight.delete')
      this.thing(uid, `weight:${change.date}`).isOff = true;
    else if (change.kind === 'plan.swap') this.thing(uid, `dish:${change.planId}/${change.day}`).isOff = true;
    else if (change.kind === 'favourite.put' || change.kind === 'favourite.delete')
      this.thing(uid, `favourite:${change.id}`).isOff = true;
    else if (change.kind === 'thing.set') this.thing(uid, `thing:${change.name}/${change.key}`).isOff = true;
    else if (change.kind === 'goals.change') this.thing(uid, `goal:${change.date}`).isOff = true;
    else if (change.kind === 'talk.keep') this.thing(uid, `talk:${change.exchange.id}`).isOff = true;
    else if (change.kind === 'talk.delete') this.thing(uid, `gone:${change.talkId}`).isOff = true;
    else if (change.kind === 'profile.change') {
      for (const field of Object.keys(change.fields)) this.thing(uid, `profile:${field}`).isOff = true;
    } else if (change.kind === 'water.add') {
      const key = `${uid} ${change.date} ${device}`;
      this.water.set(key, (this.water.get(key) ?? 0) - change.ml);
    }
  }

  /** The server has made a diary part of another one: its water may show there from now on. */
  merged(from: string, into: string): void {
    for (const [key, ml] of this.poured)
      if (key.startsWith(`${from} `)) this.poured.set(`${key.replace(from, into)} before`, ml);
  }

  /** A device has taken over what it held of that diary: what was promised about it is promised in the other one. */
  tookOver(device: string, from: string, into: string): void {
    for (const [key, thing] of this.things) {
      if (!key.startsWith(`${from} `) || thing.touches.some((touch) => touch.device !== device)) continue;
      this.things.delete(key);
      this.things.set(key.replace(from, into), thing);
    }
    for (const water of [this.water, this.poured]) {
      for (const [key, ml] of water) {
        if (!key.startsWith(`${from} `) || !key.endsWith(` ${device}`)) continue;
        const moved = key.replace(from, into);
        water.delete(key);
        water.delete(`${moved} before`);
        water.set(moved, (water.get(moved) ?? 0) + ml);
      }
    }
  }

  restored(): void {
    this.restores += 1;
  }

  private touch(uid: string, name: string, touch: Touch): void {
    this.thing(uid, name).touches.push(touch);
  }

  /** Once all is sent and pulled: what the server has is what was promised. */
  check({ server, world }: Simulated): void {
    for (const [key, thing] of this.things) {
      const [uid = '', name = ''] = key.split(' ');
      if (thing.isOff) continue;
      // Goals of a day and the profile have one revision for all their fields: after a restore the newest whole stands [G8].
      if (name.startsWith('goal:') && this.restores > 0 && this.goalDevices.size > 1) continue;
      if (name.startsWith('profile:') && this.restores > 0 && this.profileDevices.size > 1) continue;
      // Another week has other dishes.
      if (name.startsWith('dish:') && this.dietsChosen > 0) continue;
      // What a pull has covered before a restore only the assistant's screen brings back [L11].
      if (name.startsWith('talk:') && this.restores > 0) continue;
      // [L15] Nobody holds that a deletion was taken back: a backup in between has it deleted again.
      if (
        name.startsWith('gone:') &&
        this.restores > 0 &&
        (thing.touches.length === 0 ? thing.settled === null : thing.touches.some(({ value }) => value === null))
      )
        continue;
      const now = valueOn(server.diaries.get(uid), name);
      const broken = brokenPromise(thing, now, this.restores > 0);
      if (broken)
        world.fail(
          `${broken}: ${name} is ${now ?? 'gone'}; settled ${thing.settled ?? 'gone'}, then ${JSON.stringify(thing.touches)}`,
        );
    }
    const totals = new Map<string, number>();
    for (const [key, ml] of this.water) {
      const [uid, date] = key.split(' ');
      totals.set(`${uid} ${date}`, (totals.get(`${uid} ${date}`) ?? 0) + ml);
    }
    for (const [key, ml] of totals) {
      const [uid = '', date = ''] = key.split(' ');
      const diary = server.diaries.get(uid);
      const has = diary ? waterIn(diary, date as DiaryDay) : 0;
      if (has !== ml)
        world.fail(
          `${has > ml ? 'nothing happens twice' : 'nothing acknowledged is lost'}: water of ${date} is ${has} instead of ${ml}`,
        );
    }
  }

  /** All devices are the same now: from here on only what is done next may change anything. */
  settled({ server }: Simulated): void {
    this.restores = 0;
    this.goalDevices.clear();
    this.profileDevices.clear();
    this.dietsChosen = 0;
    this.deletedTalks.clear();
    for (const [key, thing] of this.things) {
      const [uid = '', name = ''] = key.split(' ');
      if (name.startsWith('dish:') && !name.includes(planIn(server.diaries.get(uid))?.planId ?? '')) {
        this.things.delete(key);
        continue;
      }
      thing.settled = valueOn(server.diaries.get(uid), name);
      thing.touches = [];
      thing.isOff &&= thing.settled !== null && thing.settled.includes(REFUSED_TITLE);
    }
  }
}

/** An entry in the words that both sides can be compared by. */
export const entryText = ({
  date,
  title,
  mealType,
  calories,
}: Pick<MealEntry, 'date' | 'title' | 'mealType' | 'calories'>): string => `${date}/${mealType}/${title}/${calories}`;

function valueOn(diary: MemoryDiary | undefined, name: string): string | null {
  const [kind, key = ''] = name.split(/:(.*)/s);
  if (!diary) return null;
  if (kind === 'weight') return textOf(weightsIn(diary).get(key));
  if (kind === 'dish') {
    const [planId, day] = key.split('/');
    return planIn(diary)?.planId === planId ? textOf(lunchIn(diary, Number(day))) : null;
  }
  if (kind === 'favourite') return textOf(keptDishesIn(diary).get(key)?.title);
  if (kind === 'thing') {
    const value = thingsIn(diary).get(key);
    return value ? JSON.stringify(value) : null;
  }
  if (kind === 'goal') return textOf(goalsIn(diary).find(({ date }) => date === key)?.waterGoal);
  if (kind === 'profile') return textOf(Object.entries(diary.user).find(([field]) => field === key)?.[1]);
  if (kind === 'talk') return textOf(exchangesIn(diary).find(({ id, deleted }) => id === key && !deleted)?.userMessage);
  if (kind === 'gone') return deletedConversationsIn(diary).includes(key) ? 'deleted' : null;
  const meal = mealIn(diary, key);
  return !meal || meal.deleted ? null : entryText(meal);
}

const textOf = (value: unknown): string | null => (value == null ? null : String(value));

function brokenPromise({ touches, settled }: Thing, now: string | null, wasRestored: boolean): string | null {
  if (touches.length === 0) return settled === undefined || settled === now ? null : 'what all had is no more';
  const last = touches.at(-1);
  // Edited while a backup showed it again: it is gone where the deletion came again before the edit [G6].
  if (wasRestored && settled === null && now === null) return null;
  const devices = new Set(touches.map(({ device }) => device));
  if (devices.size === 1)
    return last?.value === now ? null : 'the last word of the only one who touched it does not stand';
  const deletions = touches.filter(({ kind }) => kind === 'delete').length;
  const restores = touches.filter(({ kind }) => kind === 'restore').length;
  if (
    deletions === 0 &&
    now === null &&
    touches.some(({ value }) => value !== null) &&
    touches.every(({ value }) => value !== null)
  ) {
    return 'nothing acknowledged is lost';
  }
  // An edit made while a restored server had forgotten the deletion is newer than it [G6].
  if (deletions > 0 && restores === 0 && now !== null && !wasRestored) return 'what was deleted came back';
  if (now !== null && !touches.some(({ value }) => value === now)) return 'an older state came back';
  return null;
}
