import { record } from '#sync/outbox/record.ts';
import type { WakeCause, Bus, SyncPorts, StoreTransaction } from '#sync/ports.ts';
import type { Change } from '#sync/records.ts';
import { RULES, type SyncRules } from '#sync/rules.ts';
import { runOnce } from '#sync/engine/run-once.ts';
import { startEngine } from '#sync/engine/start-engine.ts';
import { LockTable } from './lock-table.ts';
import { emptyDisk, MemoryStore, type Disk, type Gate } from '../server/memory-store.ts';
import { typedBy, type AppAge } from './old-app.ts';
import type { Network } from './network.ts';
import type { Process, World } from './world.ts';

/** How a mutant lies about a port. */
export type WrapPorts = (ports: SyncPorts) => SyncPorts;

/** A phone, a tablet, a laptop: diaries on a disk, tabs that come and go, a clock that someone may set. */
export class Device {
  readonly name: string;
  online = true;
  clockSkewMs = 0;
  app: AppAge = 'today';
  readonly disks = new Map<string, Disk>();
  tabs: (Process & { uid: string; stop: AbortController })[] = [];
  /** Told of every change in the very transaction that stores it. */
  onRecorded: (uid: string, change: Change) => void = () => undefined;
  wrapPorts: WrapPorts = (ports) => ports;
  wrapTap: (tx: StoreTransaction) => StoreTransaction = (tx) => tx;
  rules: SyncRules = RULES;
  private readonly world: World;
  private readonly network: Network;
  private readonly locks: LockTable;
  private readonly listeners = new Map<string, Set<{ process: Process; listener: (cause: WakeCause) => void }>>();
  private readonly epochs = new WeakMap<Process, number>();
  private processes = 0;

  constructor(world: World, network: Network, name: string) {
    this.world = world;
    this.network = network;
    this.name = name;
    this.locks = new LockTable(world);
  }

  disk(uid: string): Disk {
    const known = this.disks.get(uid);
    if (known) return known;
    const made = emptyDisk();
    this.disks.set(uid, made);
    return made;
  }

  /** Signs a user in on this device, or gives the diary another token. */
  async signIn(uid: string, token: string): Promise<void> {
    await this.inOneGo(uid, async (tx) => {
      const memory = await tx.memory.get();
      await tx.memory.put({ ...memory, token, pause: memory.pause === 'signed-out' ? null : memory.pause });
    });
    this.wake(uid);
  }

  openTab(uid: string): Process {
    const stop = new AbortController();
    const tab = { name: `${this.name}-tab${++this.processes}`, state: 'alive' as const, uid, stop };
    this.tabs.push(tab);
    this.world.tell(`${tab.name} opens`);
    startEngine(this.portsOf(tab, uid), { uid, rules: this.rules }, stop.signal).catch((error: unknown) => {
      this.world.later(0, 'engine broke', null, () => {
        throw error;
      });
    });
    return tab;
  }

  /** The service worker's `sync` event. */
  backgroundSync(uid: string): Promise<boolean> {
    const worker: Process = { name: `${this.name}-sw${++this.processes}`, state: 'alive' };
    return runOnce(this.portsOf(worker, uid), { uid, rules: this.rules }, new AbortController().signal);
  }

  /** Without a word: whatever it was doing stops where it was. */
  kill(tab: Process): void {
    tab.state = 'dead';
    this.tabs = this.tabs.filter((one) => one !== tab);
    this.locks.free(tab);
    for (const set of this.listeners.values()) for (const one of set) if (one.process === tab) set.delete(one);
    this.world.tell(`${tab.name} dies`);
  }

  /** What the person does, as the commands do it: stored before the finger is gone. */
  async tap(uid: string, wished: Change): Promise<void> {
    const change = typedBy(this.app, wished);
    const { chance } = this.world;
    await this.inOneGo(uid, (tx) =>
      record(this.wrapTap(tx), change, { now: this.now(), uuid: () => this.uuid(chance.next()) }),
    );
    this.onRecorded(uid, change);
    this.wake(uid);
  }

  /** One transaction of the page. */
  async inOneGo<T>(uid: string, body: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    const result = await new MemoryStore(this.disk(uid)).write(body);
    return result;
  }

  wake(uid: string, cause: WakeCause = 'work'): void {
    for (const { process, listener } of this.listeners.get(uid) ?? [])
      this.world.later(1, 'wake', process, () => listener(cause));
  }

  now(): number {
    return Math.floor(this.world.now + this.clockSkewMs);
  }

  uuid(chance: number): string {
    const hex = Math.floor(chance * 2 ** 48)
      .toString(16)
      .padStart(12, '0');
    return `00000000-0000-7000-8000-${hex}`;
  }

  /** Runs a transaction and looks whether this process still had the right to what it wrote. */
  private async watched<T>(process: Process, uid: string, run: () => Promise<T>): Promise<T> {
    const disk = this.disk(uid);
    const before = disk.tables;
    const result = await run();
    const after = disk.tables;
    if (after.memory.epoch > before.memory.epoch) this.epochs.set(process, after.memory.epoch);
    const isLate = (this.epochs.get(process) ?? 0) < after.memory.epoch;
    const sends = [...after.outbox.values()].some((now) => (before.outbox.get(now.seq)?.attempts ?? 0) < now.attempts);
    if (
      isLate &&
      (sends || before.memory.cursor !== after.memory.cursor || before.memory.heartbeat !== after.memory.heartbeat)
    ) {
      this.world.fail(`who has lost the lock neither sends nor writes the base: ${process.name} did`);
    }
    return result;
  }

  portsOf(process: Process, uid: string): SyncPorts {
    const { world } = this;
    const gate: Gate = (name, run) =>
      world.pausing(name, process, name === 'write', name === 'write' ? () => this.watched(process, uid, run) : run);
    const began = world.now;
    const listeners = this.listeners.get(uid) ?? new Set();
    this.listeners.set(uid, listeners);
    const bus: Bus = {
      wake: (cause) => this.wake(uid, cause),
      onWake: (listener) => {
        const one = { process, listener };
        listeners.add(one);
        return () => listeners.delete(one);
      },
    };
    return this.wrapPorts({
      store: new MemoryStore(this.disk(uid), gate),
      http: { send: (request, signal) => this.network.send(process, () => this.online, request, signal) },
      clock: {
        now: () => this.now(),
        monotonic: () => world.now - began,
        sleep: (ms, signal) =>
          new Promise((resolve) => {
            if (signal.aborted) {
              resolve();
              return;
            }
            let isOver = false;
            const wake = () => {
              isOver = true;
              signal.removeEventListener('abort', wake);
              resolve();
            };
            signal.addEventListener('abort', wake, { once: true });
            world.later(ms, 'sleep over', process, wake, () => isOver);
          }),
      },
      random: { next: () => world.chance.next(), uuid: () => this.uuid(world.chance.next()) },
      locks: this.locks.of(process),
      bus,
    });
  }
}
