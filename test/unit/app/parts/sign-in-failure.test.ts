import { expect, test } from 'vitest';
import { RemoteError } from '#device/api/remote-error.ts';
import { errorText } from '#app/text/error-text.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { proofFailure } from '#app/parts/sign-in/failure-text.ts';

test('a code that the server has refused is wrong, or over', () => {
  expect(proofFailure(new RemoteError('invalid-code', '', 400), false)).toBe('კოდი არასწორია, სცადეთ თავიდან');
  expect(proofFailure(new RemoteError('invalid-code', '', 400), true)).toBe(signIn.wrongOrExpired);
});

test('a code that the server could not check is not called wrong', () => {
  for (const error of [
    new RemoteError('internal', '', 500),
    new RemoteError('something-new', '', 503),
    new RemoteError('unreadable', '', 502),
  ]) {
    expect(proofFailure(error, false)).toBe(signIn.unexpected);
  }
  expect(proofFailure(new RemoteError('provider-unavailable', '', 503), false)).toBe(errorText('provider-unavailable'));
  expect(proofFailure(new RemoteError('server-busy', '', 503), false)).toBe(errorText('server-busy'));
});
