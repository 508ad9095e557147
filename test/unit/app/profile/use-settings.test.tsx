// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { useSettings } from '#app/features/profile/reminders/use-settings.ts';
import { reminders } from '#app/text/account/reminders.ts';
import { takeToasts } from '#app/ui/toast/toast.ts';
import { openFreshDiary } from '#test/unit/device/open-test-diary.ts';
import { storage } from '#app/text/storage.ts';
import { fullDevice } from '#test/unit/device/full-device.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

function Switch() {
  const found = useSettings();
  return found ? (
    <button onClick={() => found.change({ on: !found.settings.on })}>{found.settings.on ? 'on' : 'off'}</button>
  ) : (
    'bones'
  );
}

test('a switch turns at the tap, before anything is stored, and goes back with the reason when the device is full', async () => {
  const { db } = openFreshDiary();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(() => root.render(<Switch />));
  const shows = (text: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      expect(host.textContent).toBe(text);
    });
  const tap = () => act(() => host.querySelector('button')?.click());
  await shows('off');

  const roomAgain = fullDevice('kv');
  tap();
  expect(host.textContent).toBe('on');
  await shows('off');
  expect(takeToasts().map(({ text }) => text)).toEqual([`${reminders.notSaved}. ${storage['quota-exceeded']}`]);

  roomAgain();
  tap();
  expect(host.textContent).toBe('on');
  await vi.waitFor(async () =>
    expect(await db.kv.get('reminders')).toMatchObject({ value: { settings: { on: true } } }),
  );
  await shows('on');
  await act(() => root.unmount());
});
