import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { postOnboarding } from '#contract/account/auth.ts';
import { closeDiary } from '#device/diary/diary.ts';
import { callApi } from '#device/api/call-api.ts';
import { completeOnboarding } from '#device/api/account/onboarding.ts';
import { putSession } from '#device/session/session-state.ts';
import { draftDietPlan } from '#domain/plan/diet-plan-draft.ts';
import { DEFAULT_ANSWERS } from '#domain/body/onboarding.ts';
import { readConfig } from '#server/settings/config.ts';
import { startServer } from '#server/start-server.ts';
import { TODAY } from '../sync/samples.ts';

/** The real server on an embedded database of its own. */
export async function startRealServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'lukma-'));
  const server = await startServer(readConfig({ PORT: '0', DATA_DIR: folder }, []), folder);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Gives this test what a page at `origin` has and Node lacks. `fetch` stays Node's own. */
export function standInPage(origin: string): void {
  const page = new Window({ url: origin });
  for (const name of ['localStorage', 'sessionStorage', 'location', 'navigator', 'document'] as const) {
    vi.stubGlobal(name, page[name]);
  }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
}

/** What closing the last page leaves: the browser's storages and IndexedDB. */
export function closePage(): void {
  closeDiary();
  putSession({ status: 'signed-out' });
}

export const PLAN = draftDietPlan(DEFAULT_ANSWERS, TODAY);

/** Answers the questionnaire on this device; no engine runs here, so nobody waits for its first pull. */
export const onboard = (key: string | null = null): Promise<void> =>
  completeOnboarding({ answers: DEFAULT_ANSWERS, plan: PLAN, key, preferences: {}, consent: 1 }, 0);

/** Another device onboards; this one only hears of its tokens. */
export const onboardElsewhere = () =>
  callApi(postOnboarding, {
    body: {
      userData: {
        gender: 'female',
        age: 24,
        height: { value: 176 },
        weight: { value: 65 },
        targetWeight: { value: 58 },
        goal: 'lose-weight',
        activityLevel: 'sedentary',
      },
      dietPlan: {},
    },
  });
