import type { ChangeKind } from '../store/tables/account-tables.ts';

/** One message of letters beyond Latin holds so many UTF-16 units. */
export const ONE_MESSAGE = 70;

/** What a code is for. Who reads a message that they did not ask for learns what somebody tries. */
export type CodePurpose = 'sign-in' | 'registration' | 'new-number' | 'confirmation';

const OF_PURPOSE: Record<CodePurpose, string> = {
  'sign-in': 'შესვლის',
  registration: 'რეგისტრაციის',
  'new-number': 'ნომრის შეცვლის',
  confirmation: 'დადასტურების',
};

/**
 * The text of a code, within one message. With a `host` its last line is what browsers read the code from by themselves (WebOTP: the
 * origin-bound format, `@host #code`, which knows no ports: https://wicg.github.io/sms-one-time-codes). A long host costs the purpose
 * first, and only then that line.
 */
export function codeText(code: string, purpose: CodePurpose, host: string | null): string {
  const told = `ლუკმა: ${OF_PURPOSE[purpose]} კოდია ${code}. არავის უთხრათ.`;
  if (host === null) return told;
  const line = `\n\n@${host.replace(/:\d+$/, '')} #${code}`;
  const fitting = [`${told}${line}`, `ლუკმა: კოდია ${code}. არავის უთხრათ.${line}`].find(
    ({ length }) => length <= ONE_MESSAGE,
  );
  return fitting ?? told;
}

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

/** What the owner of an account is told when somebody who proved the number has lost the second factor. */
export const RECOVERY_TEXT = 'ლუკმა: ორსაფეხურიანი შესვლა 72 საათში გამოირთვება. ეს თქვენ არ იყავით? გახსენით აპი';
