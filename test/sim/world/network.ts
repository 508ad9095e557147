import type { HttpAnswer, HttpRequest } from '#sync/ports.ts';
import type { MemoryServer } from '../server/memory-server.ts';
import type { Process, World } from './world.ts';

/** Chances of what goes wrong with one request. */
export interface Faults {
  lostRequest: number;
  lostAnswer: number;
  /** The same request arrives once more, some time later. */
  duplicate: number;
  /** It arrives so late that its sender has given up. */
  late: number;
  /** A hotel's log-in page, or a proxy's error, answers. */
  portal: number;
  error500: number;
  busy409: number;
  /** A proxy answers a pull with what it got for the same address before. */
  stale: number;
}

export const NO_FAULTS: Faults = {
  lostRequest: 0,
  lostAnswer: 0,
  duplicate: 0,
  late: 0,
  portal: 0,
  error500: 0,
  busy409: 0,
  stale: 0,
};

const LOGIN_PAGE: HttpAnswer = { status: 200, header: () => null, body: '<html>Welcome to Hotel Tbilisi</html>' };

/** Everything between devices and server. */
export class Network {
  faults: Faults = NO_FAULTS;
  /** For scenarios: decides the fate of single requests; undefined leaves it to chance. */
  fateOf: (request: HttpRequest) => keyof Faults | undefined = () => undefined;
  /** All requests that reached the server. */
  readonly arrived: HttpRequest[] = [];
  private readonly cached = new Map<string, HttpAnswer>();
  private readonly world: World;
  private readonly server: MemoryServer;

  constructor(world: World, server: MemoryServer) {
    this.world = world;
    this.server = server;
  }

  send(
    sender: Process,
    isOnline: () => boolean,
    request: HttpRequest,
    signal: AbortSignal,
  ): Promise<HttpAnswer | null> {
    const { world } = this;
    return new Promise((resolve) => {
      let waiting = true;
      const give = (answer: HttpAnswer | null, delayMs: number) =>
        world.later(delayMs, 'answer', sender, () => {
          if (!waiting) return;
          waiting = false;
          signal.removeEventListener('abort', abort);
          resolve(answer);
        });
      const name = `${request.method} ${request.path.split('?')[0]}`;
      const abort = () => give(null, 0);
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted || !isOnline()) {
        give(null, 20);
        return;
      }
      give(null, request.timeoutMs);
      const fate = this.fateOf(request) ?? this.chooseFate();
      if (fate) world.tell(`${sender.name}: ${name} → ${fate}`);
      if (fate === 'lostRequest') return;
      if (fate === 'portal') {
        const proxy: HttpAnswer = { status: 403, header: () => null, body: '{"error":"forbidden"}' };
        give(world.chance.happens(0.5) ? LOGIN_PAGE : proxy, 50);
        return;
      }
      if (fate === 'error500' || fate === 'busy409') {
        const [status, code] = fate === 'error500' ? [500, 'internal'] : [409, 'request-in-progress'];
        give(this.server.answer({ status, body: { success: false, message: 'no', code } }), 50);
        return;
      }
      const address = `${request.path} ${request.headers['Authorization']} ${this.server.generation}`;
      const old = fate === 'stale' && request.method === 'GET' ? this.cached.get(address) : undefined;
      if (old) {
        give(old, 50);
        return;
      }
      const arrive = (delayMs: number, isAnswered: boolean) =>
        world.later(delayMs, 'arrival', null, () => {
          this.arrived.push(request);
          const answer = this.server.handle(request);
          if (request.method === 'GET') this.cached.set(address, answer);
          if (isAnswered) give(answer, world.chance.between(5, 200));
        });
      arrive(
        fate === 'late' ? world.chance.between(20_000, 400_000) : world.chance.between(5, 200),
        fate !== 'lostAnswer',
      );
      if (fate === 'duplicate') arrive(world.chance.between(100, 600_000), false);
    });
  }

  private chooseFate(): keyof Faults | undefined {
    let dice = this.world.chance.next();
    for (const fate of Object.keys(this.faults) as (keyof Faults)[]) {
      dice -= this.faults[fate];
      if (dice < 0) return fate;
    }
    return undefined;
  }
}
