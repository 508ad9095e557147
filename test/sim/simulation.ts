import type { SaidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { StoredMeal } from '#server/diary/entities/meal.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { Change, MealEntry, Operation, Exchange } from '#sync/records.ts';
import { discard } from '#sync/push/discard.ts';
import { forgetBackoff } from '#sync/push/retry.ts';
import { RULES, type SyncRules } from '#sync/rules.ts';
import { checkConverged } from './checks/check-converged.ts';
import { checkOutbox } from './checks/check-outbox.ts';
import { checkScreens } from './checks/check-screens.ts';
import { checkViews } from './checks/check-views.ts';
import { Device, type WrapPorts } from './world/device.ts';
import { MemoryServer, type Backup } from './server/memory-server.ts';
import { REFUSED_TITLE, SERVER_RULES, type ServerRules } from './server/newer-server.ts';
import { hasMood, oldApp, type AppAge } from './world/old-app.ts';
import type { Simulated } from './world/simulated.ts';
import { shortly } from './world/shortly.ts';
import { mealIn, mealsIn, waterIn } from './checks/read-diary.ts';
import { uuidOf } from './world/uuid-of.ts';
import { Network, NO_FAULTS } from './world/network.ts';
import { PromisedAllergies } from './checks/promised-allergies.ts';
import { Promises } from './checks/promises.ts';
import { byWish, type WritesPreferences } from './writes-preferences.ts';
import { World } from './world/world.ts';

/** What a mutant breaks. */
export interface Broken {
  rules?: Partial<SyncRules>;
  server?: Partial<ServerRules>;
  wrapPorts?: WrapPorts;
  /** How apps of today write preferences down. */
  writesPreferences?: WritesPreferences;
  /** How the page lies to the rules of recording. */
  wrapTap?: (tx: StoreTransaction) => StoreTransaction;
}

/** Devices that are not at rest after so many steps keep each other and the server busy for ever. */
const MOST_STEPS = 20_000;

export const USER = uuidOf(0xe0_0001);
const SAMPLE_KCAL = 100;
/** What is known of a dish as apps of today log it. */
export const SAMPLE_NUTRIENTS: SaidNutrients = { nutrients: { iron: 10 }, nutrientCoverage: { iron: 0.5 } };
const sameNutrients = ({ nutrients, nutrientCoverage }: { nutrients?: unknown; nutrientCoverage?: unknown }): boolean =>
  JSON.stringify({ nutrients, nutrientCoverage }) === JSON.stringify(SAMPLE_NUTRIENTS);
export const TALKS: readonly string[] = [uuidOf(1), uuidOf(2)];
export const DAYS: DiaryDay[] = ['2026-03-09', '2026-03-10'];

/** Devices, a server, and what the diary has promised so far. */
export class Simulation implements Simulated {
  readonly world: World;
  readonly server: MemoryServer;
  readonly network: Network;
  readonly devices: Device[] = [];
  readonly promises = new Promises();
  readonly allergies = new PromisedAllergies();
  readonly writesPreferences: WritesPreferences;
  /** Entries of which nutrients are known, and nobody has changed the figures since. */
  readonly knownNutrients = new Set<string>();
  private readonly broken: Broken;
  /** Entries that an app of today has written first. */
  readonly moody = new Set<string>();
  private readonly everWritten = new Set<string>();
  private ids = 100;
  private tokens = 0;

  constructor(seed: number, broken: Broken = {}) {
    this.broken = broken;
    this.writesPreferences = broken.writesPreferences ?? byWish;
    this.world = new World(seed);
    this.server = new MemoryServer(() => this.world.now, { ...SERVER_RULES, ...broken.server });
    this.server.onHammering = (key) => this.world.fail(`who is told to come in hours does not knock before: ${key}`);
    this.network = new Network(this.world, this.server);
    this.server.signUp(USER);
    this.world.inspect = () => this.inspect();
  }

  /** A device with its user signed in and `tabs` tabs open. */
  async addDevice(
    name: string,
    { uid = USER, tabs = 1, app = 'today' }: { uid?: string; tabs?: number; app?: AppAge } = {},
  ): Promise<Device> {
    const device = new Device(this.world, this.network, name);
    device.rules = { ...RULES, ...this.broken.rules };
    const broken: WrapPorts = this.broken.wrapPorts ?? ((ports) => ports);
    device.app = app;
    device.wrapPorts = app === 'old' ? (ports) => oldApp(broken(ports)) : broken;
    if (this.broken.wrapTap) device.wrapTap = this.broken.wrapTap;
    device.onRecorded = (owner, change) => {
      this.world.tell(`${name}: ${shortly(change)}`);
      this.promises.recorded(owner, name, change);
      if (change.kind === 'meal.put') this.followNutrients(device, change);
    };
    this.devices.push(device);
    await device.signIn(uid, this.newToken(uid));
    for (let tab = 0; tab < tabs; tab += 1) device.openTab(uid);
    return device;
  }

  newToken(uid: string): string {
    const token = `token-${uid}-${++this.tokens}`;
    this.server.tokens.set(token, uid);
    return token;
  }

  /** The device gets a new token; the old one is worth nothing from now on. */
  async rotateToken(device: Device, uid: string = USER): Promise<void> {
    const old = device.disk(uid).tables.memory.token;
    await device.signIn(uid, this.newToken(uid));
    if (old !== null) this.server.tokens.delete(old);
    this.world.tell(`${device.name}: token rotated`);
  }

  backup(): Backup {
    this.world.tell('server: backup');
    return this.server.backup();
  }

  restore(backup: Backup): void {
    this.server.restore(backup);
    this.promises.restored();
    // The newest word about an entry may then be that of a device which knows none.
    if (this.hasOldApp()) this.knownNutrients.clear();
    this.world.tell('server: restored from the backup');
  }

  /** What a device shows of a user's diary. */
  screenOf(device: Device, uid: string = USER) {
    const { tables } = device.disk(uid);
    return {
      titles: [...tables.meals.values()].flatMap(({ view }) => (view ? [view.title] : [])).toSorted(),
      meal: (id: string) => tables.meals.get(id),
      water: (date: DiaryDay) => tables.days.get(date)?.waterMl ?? 0,
      kg: (date: DiaryDay) => tables.weights.get(date)?.kg ?? null,
      outbox: [...tables.outbox.values()],
      memory: tables.memory,
    };
  }

  /** The server's total of a day in ml. */
  serverWater(date: DiaryDay, uid: string = USER): number {
    const diary = this.server.diaries.get(uid);
    return diary ? waterIn(diary, date) : 0;
  }

  serverMeal(id: string, uid: string = USER): StoredMeal | undefined {
    return mealIn(this.server.diaries.get(uid), id);
  }

  serverMeals(uid: string = USER): readonly StoredMeal[] {
    const diary = this.server.diaries.get(uid);
    return diary ? mealsIn(diary) : [];
  }

  /** A fresh exchange with the assistant. */
  newExchange(talkId: string): Exchange {
    const id = uuidOf(++this.ids);
    return {
      id,
      userMessage: `q ${id.slice(-3)}`,
      assistantResponse: 'a',
      metadata: { conversationId: talkId, source: 'coach' },
    };
  }

  private hasOldApp(): boolean {
    return this.devices.some(({ app }) => app === 'old');
  }

  private followNutrients({ app }: Device, { meal, restore }: Extract<Change, { kind: 'meal.put' }>): void {
    const isOld = app === 'old';
    if (app === 'today' && !restore && !this.everWritten.has(meal.id)) this.moody.add(meal.id);
    const isWhole = sameNutrients(meal) && meal.calories === SAMPLE_KCAL && meal.title !== REFUSED_TITLE;
    if (isOld ? restore || meal.calories !== SAMPLE_KCAL : !isWhole) this.knownNutrients.delete(meal.id);
    else if (!isOld && !restore && !this.everWritten.has(meal.id)) this.knownNutrients.add(meal.id);
    this.everWritten.add(meal.id);
  }

  newMeal(parts: Partial<MealEntry> = {}): MealEntry {
    const id = uuidOf(++this.ids);
    return {
      id,
      date: DAYS[1] ?? '2026-03-10',
      mealType: 'lunch',
      title: `dish ${this.ids}`,
      imageUrl: '',
      calories: SAMPLE_KCAL,
      proteins: 1,
      carbs: 2,
      fats: 3,
      mealId: null,
      timestamp: { seconds: 1, nanoseconds: 0 },
      amount: null,
      unit: null,
      ingredients: [],
      ...parts,
    };
  }

  /** The person gives up what was refused. */
  async discardRefused(device: Device, uid: string = USER): Promise<void> {
    const failed = [...device.disk(uid).tables.outbox.values()].filter(({ state }) => state === 'failed');
    for (const { seq } of failed) {
      const before = device.disk(uid).tables.outbox;
      await device.inOneGo(uid, (tx) => discard(tx, seq));
      const after = device.disk(uid).tables.outbox;
      const gone = [...before.values()].filter((operation: Operation) => !after.has(operation.seq));
      for (const operation of gone) this.promises.discarded(uid, device.name, operation);
      if (gone.length > 0)
        this.world.tell(`${device.name}: discards ${gone.map(({ change }) => shortly(change)).join(', ')}`);
    }
  }

  /** Everything works again; every device sends, pulls and must then show what the server has. */
  async settle(): Promise<void> {
    const { world } = this;
    this.network.faults = NO_FAULTS;
    this.network.fateOf = () => undefined;
    this.server.full = null;
    this.server.unknownThings.clear();
    this.server.refusedForRoom.clear();
    for (const device of this.devices) {
      device.online = true;
      device.clockSkewMs = 0;
      for (const tab of device.tabs) tab.state = 'alive';
      for (const uid of device.disks.keys()) {
        if (!device.tabs.some((tab) => tab.uid === uid)) device.openTab(uid);
        const { token, pause } = device.disk(uid).tables.memory;
        if (token === null || pause !== null || !this.server.tokens.has(token))
          await device.signIn(uid, this.newToken(uid));
      }
    }
    world.tell('all is well again');
    const last = world.steps + MOST_STEPS;
    const isOver = () => this.isSettled() || world.steps > last;
    for (let round = 0; round < 60; round += 1) {
      for (const device of this.devices) {
        for (const uid of device.disks.keys()) {
          await this.discardRefused(device, uid);
          await device.inOneGo(uid, (tx) => forgetBackoff(tx, 'person'));
          device.wake(uid, 'network');
        }
      }
      if (await world.until(isOver, 120_000)) break;
    }
    if (!this.isSettled()) world.fail(`a device never came to rest: ${this.unsettled()}`);
    checkConverged(this);
    this.checkUnknownFields();
    this.promises.check(this);
    this.promises.settled(this);
    this.allergies.check(this);
    world.tell('all is sent, pulled and the same');
  }

  private checkUnknownFields(): void {
    for (const diary of this.server.diaries.values()) {
      for (const meal of mealsIn(diary)) {
        const { id, deleted } = meal;
        if (!deleted && this.knownNutrients.has(id) && !sameNutrients(meal))
          this.world.fail(`an app that knows no nutrients erases none: ${id.slice(-3)} has lost them`);
        if (!deleted && !this.hasOldApp() && this.moody.has(id) && !hasMood(meal))
          this.world.fail(`what an app does not understand it sends back: ${id.slice(-3)} has lost its mood`);
      }
    }
  }

  private isSettled(): boolean {
    return this.devices.every((device) =>
      [...device.disks].every(
        ([uid, { tables }]) =>
          tables.outbox.size === 0 &&
          tables.memory.generation === this.server.generation &&
          tables.memory.cursor === this.server.diaries.get(uid)?.user.rev,
      ),
    );
  }

  private unsettled(): string {
    for (const device of this.devices) {
      for (const [uid, { tables }] of device.disks) {
        if (tables.outbox.size > 0)
          return `${device.name} still holds ${[...tables.outbox.values()].map((one) => `${one.state} ${shortly(one.change)}`).join(', ')}`;
        if (tables.memory.generation !== this.server.generation) return `${device.name} knows an old generation`;
        if (tables.memory.cursor !== this.server.diaries.get(uid)?.user.rev) return `${device.name} has not pulled`;
      }
    }
    return '';
  }

  private inspect(): void {
    for (const device of this.devices) {
      for (const [uid, disk] of device.disks) {
        checkViews(this.world, device, disk);
        checkScreens(this, device, uid, disk);
        checkOutbox(this, device, uid, disk);
      }
    }
  }
}
