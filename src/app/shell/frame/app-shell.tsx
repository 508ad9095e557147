import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useEverTrue } from '#app/ui/state/use-ever-true.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { usePaymentReturn } from '#app/parts/requests/payment-return.ts';
import { Sidebar } from './sidebar.tsx';
import { useSignOutAsked } from '#app/parts/requests/sign-out-request.ts';
import type { ShellSlots } from './slots.ts';
import { useUpgradeAsked } from '#app/parts/requests/upgrade-request.ts';
import './app-shell.css';

/** The frame of all signed-in screens: sidebar or bottom bar, header, and the screen itself. */
export function AppShell({ SyncChip, Notices, SignOut, Upgrade, Account, PaymentResult }: ShellSlots) {
  const signingOut = useSignOutAsked();
  const upgradeEverAsked = useEverTrue(useUpgradeAsked());
  const everBackFromBank = useEverTrue(usePaymentReturn() !== undefined);
  return (
    <div className="app-shell">
      <Sidebar />
      <Header SyncChip={SyncChip} />
      <main id="content" className="app-shell-main" tabIndex={-1}>
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
        <Outlet />
      </main>
      <BottomBar />
      {signingOut ? (
        <Suspense fallback={null}>
          <SignOut />
        </Suspense>
      ) : null}
      <Suspense fallback={null}>
        <Account />
      </Suspense>
      <Suspense fallback={null}>{upgradeEverAsked ? <Upgrade /> : null}</Suspense>
      <Suspense fallback={null}>{everBackFromBank ? <PaymentResult /> : null}</Suspense>
    </div>
  );
}
