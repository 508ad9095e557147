import { readDiaries } from '../device-notes.ts';
import { readMerges } from '../leaving/leaving-notes.ts';
import { currentDiary } from '#device/diary/diary.ts';
import { userOf } from '../leaving/kept-diaries.ts';
import { lookInto } from '#device/diary/look-into.ts';
import { readMemory } from '#device/diary/engine-memory.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';

/** A nameless diary on this device, beside that of the account that is signed in. */
export interface NamelessDiary {
  uid: string;
  token: string;
  /** Dishes, days with water and weigh-ins that it shows; 0 as long as nothing was logged. */
  entries: number;
  /** The server no longer takes its token: it has become part of an account already, or nothing opens it any more. */
  isRefused: boolean;
  /** The person wants it to come along, and it has not yet. */
  isWanted: boolean;
}

/** The nameless diaries about which nothing was decided yet for this account, or which are still to come along. */
export async function namelessDiaries(): Promise<NamelessDiary[]> {
  const account = currentDiary()?.uid;
  if (account === undefined) return [];
  const others = (await readDiaries()).filter((uid) => uid !== account);
  if (others.length === 0) return [];
  const merges = await readMerges();
  const open = others.filter((from) => {
    const own = merges.find((merge) => merge.from === from && merge.into === account);
    // What is on its way into another account is that account's.
    return own ? own.answer === 'bring' : !merges.some((merge) => merge.from === from && merge.answer === 'bring');
  });
  const found = await Promise.all(open.map((uid) => lookInto(uid, nameless)));
  return found
    .filter((diary) => diary !== null)
    .map((diary) => ({
      ...diary,
      isWanted: merges.some(({ from, into, answer }) => from === diary.uid && into === account && answer === 'bring'),
    }));
}

async function nameless(db: DiaryDatabase, uid: string): Promise<Omit<NamelessDiary, 'isWanted'> | null> {
  const user = await userOf(db);
  const { token, pause } = await readMemory(db);
  if (!user?.isAnonymous || token === null) return null;
  const [dishes, days, weighIns] = await Promise.all([
    db.meals.filter(({ view }) => view !== null).count(),
    db.days.filter(({ waterMl }) => waterMl > 0).count(),
    db.weights.filter(({ kg }) => kg !== null).count(),
  ]);
  // The questionnaire's own weigh-in is nothing that anybody would miss.
  const isFresh = dishes + days === 0 && weighIns <= 1;
  return { uid, token, entries: isFresh ? 0 : dishes + days + weighIns, isRefused: pause === 'signed-out' };
}
