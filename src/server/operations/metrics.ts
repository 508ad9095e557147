import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { DiskGuard } from '../limits/disk-guard.ts';
import type { Database, Statement } from '../store/database.ts';
import { counter, gauge, histogram } from './metric-text.ts';

/** What this process counts of its work. Labels are patterns and names of the code: nothing in them comes from a person. */
export interface Metrics {
  /** A request has been answered. */
  answered(method: string, route: string, status: number, ms: number): void;
  /** A limit has refused something; the bucket's first word says which. */
  refused(bucket: string, window: 'minute' | 'day'): void;
  /** Times every statement that the database runs by name. */
  timed(database: Database): Database;
  /** Everything in Prometheus' text format; `waiting` are queues by name with their length, `room` what the disk guard saw. */
  write(waiting: Readonly<Record<string, number>>, room: ReturnType<DiskGuard['figures']>): string;
}

/** Counters that begin at zero with the process. */
export function makeMetrics(): Metrics {
  const requests = counter('lukma_http_requests_total', 'Requests answered.', ['method', 'route', 'status']);
  const latency = histogram('lukma_http_request_duration_seconds', "From the request's head to its answer's head.", [
    'method',
    'route',
  ]);
  const refusals = counter('lukma_rate_limit_refusals_total', 'Requests that a limit refused.', ['limit', 'window']);
  const statements = histogram(
    'lukma_database_statement_duration_seconds',
    'Statements that run often, with their way to the database.',
    ['statement'],
  );
  const failures = counter('lukma_database_failures_total', 'Statements that run often and failed.', ['statement']);
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return {
    answered(method, route, status, ms) {
      requests.add([method, route, String(status)]);
      latency.observe([method, route], ms / 1000);
    },
    refused: (bucket, window) => refusals.add([firstWord(bucket), window]),
    timed(database) {
      async function timing<Result>({ name: full }: Statement, work: () => Promise<Result>): Promise<Result> {
        const started = performance.now();
        const name = firstWord(full);
        try {
          return await work();
        } catch (error) {
          failures.add([name]);
          throw error;
        } finally {
          statements.observe([name], (performance.now() - started) / 1000);
        }
      }
      return {
        ...database,
        run: (statement, values) => timing(statement, () => database.run(statement, values)),
        write: (statement, values) => timing(statement, () => database.write(statement, values)),
      };
    },
    write(waiting, room) {
      const queues = Object.entries(waiting).map(([queue, length]) =>
        gauge(`lukma_${queue}_due`, `How many ${queue.replaceAll('_', ' ')} wait beyond their time.`, length),
      );
      const written = [requests, latency, refusals, statements, failures].map((family) => family.write());
      const text = [...written, ...queues, ...roomFigures(room), ...processFigures(loop.percentile(99) / 1e9)].join('');
      loop.reset();
      return text;
    },
  };
}

const roomFigures = ({ freeBytes, databaseBytes, full }: ReturnType<DiskGuard['figures']>): string[] => [
  gauge('lukma_disk_free_bytes', 'Free where the data folder lies.', freeBytes),
  gauge('lukma_database_size_bytes', 'Of the database, where DATABASE_MEGABYTES is set.', databaseBytes),
  gauge('lukma_writes_refused', '1 while writes are refused because there is too little room.', full ? 1 : 0),
];

/** Of `commit 7` the kind; of `sign-in as <hash>` what is no secret. */
const firstWord = (text: string): string => text.split(' ', 1)[0] ?? '';

/** Under the names that Prometheus' own client libraries give them. */
function processFigures(loopDelaySeconds: number): string[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const cpu = counter('process_cpu_seconds_total', 'Processor time of this process.', []);
  cpu.add([], (user + system) / 1e6);
  return [
    cpu.write(),
    gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Memory of JavaScript objects.', heapUsed),
    gauge('nodejs_external_memory_bytes', 'Memory of buffers and native objects.', external),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Delay of the event loop since the last reading.',
      Number.isFinite(loopDelaySeconds) ? loopDelaySeconds : null,
    ),
    gauge('process_start_time_seconds', 'When this process started, epoch.', performance.timeOrigin / 1000),
  ];
}
