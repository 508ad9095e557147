import { lazy } from 'react';
import { AppShell } from './frame/app-shell.tsx';
import { afterFirstScreen } from '../parts/page/first-screen.ts';
import type { ShellSlots } from './frame/slots.ts';

/** A loader that lets the first screen go first. */
const later =
  <Loaded,>(load: () => Promise<Loaded>) =>
  () =>
    afterFirstScreen().then(load);

const slots: ShellSlots = {
  SyncChip: lazy(later(async () => ({ default: (await import('../features/outbox/sync-chip.tsx')).SyncChip }))),
  Notices: lazy(
    later(async () => ({ default: (await import('../features/app-update/too-old-notice.tsx')).TooOldNotice })),
  ),
  SignOut: lazy(async () => ({ default: (await import('../features/sign-out/sign-out.tsx')).SignOut })),
  Upgrade: lazy(async () => ({ default: (await import('../features/upgrade/upgrade.tsx')).Upgrade })),
  Account: lazy(later(async () => ({ default: (await import('../features/account/account.tsx')).Account }))),
  PaymentResult: lazy(async () => ({
    default: (await import('../features/upgrade/payment-result.tsx')).PaymentResult,
  })),
};

/** Around every screen of a signed-in person; a stranger's first screen does without its code. */
export const SignedIn = () => <AppShell {...slots} />;
