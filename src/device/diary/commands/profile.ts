import type { ProfileFields } from '#contract/account/profile.ts';
import { writeDiary } from './write-diary.ts';

/** Changes the given fields of the profile. The goals stay as they are: they change only when asked. */
export async function changeProfile(fields: ProfileFields): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'profile.change', fields }));
}
