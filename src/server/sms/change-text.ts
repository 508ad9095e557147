import type { ChangeKind } from '../store/account-tables.ts';

const WHAT: Readonly<Record<ChangeKind, string>> = {
  phone: 'ლუკმა: ნომერი 24 საათში შეიცვლება.',
  password: 'ლუკმა: პაროლი შეიცვალა.',
  email: 'ლუკმა: ელფოსტა შეიცვალა.',
};

/** What the owner of an account is told about a change, and how it is taken back: by a link where the app's host is known. Two messages at most. */
export function changeText(kind: ChangeKind, host: string | null, undoToken: string): string {
  if (host === null) return `${WHAT[kind]} ეს თქვენ არ იყავით? გახსენით აპი`;
  return `${WHAT[kind]} ეს თქვენ არ იყავით? გააუქმეთ:\nhttps://${host}/undo#${undoToken}`;
}
