import { expect } from 'playwright/test';
import { leaving } from '#app/text/account/leaving.ts';
import { login } from '#app/text/sign-in/login.ts';
import { session } from '#app/text/account/session.ts';
import type { DiaryPage } from './diary-page.ts';

/** Signs out, with the diary deleted from this device or left on it; whatever is asked once more is answered so. */
export async function leaveDiary(diary: DiaryPage, what: 'delete' | 'keep'): Promise<void> {
  await diary.askToLeave();
  await answerLeaving(diary, what);
}

/** Answers the question of the sign-out, and the one after it where there is one. */
export async function answerLeaving(diary: DiaryPage, what: 'delete' | 'keep'): Promise<void> {
  const labels = what === 'keep' ? /დარჩება$/ : new RegExp(`${leaving.leave}$|წაშლა$`);
  await diary.dialog().getByRole('button', { name: labels }).click();
  const surely = diary
    .dialog()
    .getByRole('button', { name: what === 'keep' ? leaving.keepNamelessConfirm : session.removeConfirm });
  await surely.or(diary.page.getByRole('heading', { name: login.title })).click();
  await expect(diary.page).toHaveURL(/\/login$/);
}
