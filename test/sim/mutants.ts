import type { HttpRequest, StoreTransaction, SyncPorts } from '#sync/ports.ts';
import type { MealBase, MealRow, Operation } from '#sync/records.ts';
import { LONGEST_BACKOFF_MS } from '#sync/rules.ts';
import { MOOD } from './world/old-app.ts';
import {
  withFreshWaterIds,
  withNutrients,
  withoutAges,
  withoutAsOf,
  withoutRestore,
  withoutTombstones,
} from './server/server-mutations.ts';
import { asOneValue } from './writes-preferences.ts';
import type { Broken } from './simulation.ts';

/** The protocol with one rule removed. The simulation must notice each of them. */
export const MUTANTS: Record<string, Broken> = {
  'the server keeps no tombstones': { server: { stored: withoutTombstones } },
  'the device keeps no tombstones': {
    wrapPorts: (ports) =>
      overTransactions(ports, (tx) => ({ ...tx, tombs: { ...tx.tombs, putMany: async () => undefined } })),
  },
  'an undo does not say restore': {
    wrapPorts: (ports) => overBodies(ports, (body) => body.replaceAll('"restore":true', '"restore":false')),
  },
  'the server takes no restore': { server: { told: withoutRestore } },
  'an acknowledged operation leaves with any pull': { rules: { isCovered: ({ state }) => state === 'acked' } },
  'an answer becomes base although something else was written before it': { rules: { isNext: () => true } },
  'what one page lacks is gone at once': { rules: { isGoneNow: () => true } },
  'the server ignores the ids of water rows': { server: { told: withFreshWaterIds() } },
  'a lane does not keep its order': { rules: { heads: (operations) => latestOfLanes(operations) } },
  'a batch takes more than one operation of a lane': {
    rules: { heads: (operations) => operations.filter(({ state }) => state !== 'acked') },
  },
  'every attempt has a key of its own': {
    wrapPorts: (ports) => {
      let attempt = 0;
      const fresh = (key: string) => `${key}-${(attempt += 1)}`;
      return {
        ...ports,
        http: {
          send: (request, signal) => {
            const key = request.headers['Idempotency-Key'];
            const headers = key === undefined ? request.headers : { ...request.headers, 'Idempotency-Key': fresh(key) };
            return ports.http.send({ ...request, headers }, signal);
          },
        },
      };
    },
  },
  'the server forgets its keys': { server: { keepsKeys: false } },
  'a holder of the lock does not check its epoch': { rules: { isHolder: () => true } },
  'generations are not compared on the device': { rules: { isSameGeneration: () => true } },
  'the server does not hold writes of an old generation': { server: { holdsGenerations: false } },
  'the server compares no ages of what is re-sent': { server: { told: withoutAsOf } },
  'the server compares what is re-sent by revision, not by age': { server: { stored: withoutAges } },
  'a week is not brought back as it was': {
    wrapPorts: (ports) => overBodies(ports, (body) => body.replaceAll('"week":', '"forgotten":')),
  },
  'an app that knows no nutrients erases them': { server: { told: withNutrients } },
  'an app does not read the fields that it does not know': {
    wrapPorts: (ports) => overAnswers(ports, (body) => body.replaceAll(`,"mood":"${MOOD.mood}"`, '')),
  },
  'an edit drops the fields that its app does not know': {
    wrapTap: (tx) => ({
      ...tx,
      meals: { ...tx.meals, getMany: async (ids) => (await tx.meals.getMany(ids)).map(asIfKnown) },
    }),
  },
  'a wait of hours counts as a wrong clock': {
    rules: { isDue: ({ nextAt }, now) => nextAt <= now || nextAt > now + LONGEST_BACKOFF_MS },
  },
  'no room counts as a refusal': {
    wrapPorts: (ports) => overAnswers(ports, (body) => body.replaceAll('storage-full', 'too-large')),
  },
  'any 401 signs out': { rules: { isCurrentToken: () => true } },
  'a log-in page counts as an answer': {
    wrapPorts: (ports) => ({
      ...ports,
      http: {
        send: async (request, signal) => {
          const answer = await ports.http.send(request, signal);
          if (!answer || request.method === 'GET' || request.path === '/batch' || answer.status >= 300) return answer;
          return answer.body.startsWith('{')
            ? answer
            : { ...answer, body: '{"success":true,"message":"","data":{"rev":1}}' };
        },
      },
    }),
  },
  'preferences are one value whose last word wins whole': { writesPreferences: asOneValue },
  'operations that were sent merge': {
    wrapTap: (tx) => ({
      ...tx,
      outbox: { ...tx.outbox, byLanes: async (lanes) => (await tx.outbox.byLanes(lanes)).map(asIfUnsent) },
    }),
  },
};

const asIfKnown = (row: MealRow | undefined): MealRow | undefined =>
  row?.base ? { ...row, base: { ...row.base, mood: undefined } as MealBase } : row;

const latestOfLanes = (operations: readonly Operation[]): Operation[] => {
  const latest = new Map<string, Operation>();
  for (const operation of operations) if (operation.state === 'queued') latest.set(operation.lane, operation);
  return [...latest.values()];
};

const asIfUnsent = (operation: Operation): Operation =>
  operation.state === 'queued' || operation.state === 'inflight'
    ? { ...operation, state: 'queued', attempts: 0, request: null }
    : operation;

function overBodies(ports: SyncPorts, change: (body: string) => string): SyncPorts {
  const changed = (request: HttpRequest): HttpRequest =>
    typeof request.body === 'string' ? { ...request, body: change(request.body) } : request;
  return { ...ports, http: { send: (request, signal) => ports.http.send(changed(request), signal) } };
}

function overAnswers(ports: SyncPorts, change: (body: string) => string): SyncPorts {
  return {
    ...ports,
    http: {
      send: async (request, signal) => {
        const answer = await ports.http.send(request, signal);
        return answer && { ...answer, body: change(answer.body) };
      },
    },
  };
}

function overTransactions(ports: SyncPorts, change: (tx: StoreTransaction) => StoreTransaction): SyncPorts {
  const { store } = ports;
  return {
    ...ports,
    store: {
      read: (body) => store.read(body),
      write: (body) => store.write((tx) => body(change(tx))),
      picture: (name) => store.picture(name),
      forgetPicture: (name) => store.forgetPicture(name),
    },
  };
}
