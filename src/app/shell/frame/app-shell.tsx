import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMedia } from '#app/ui/state/use-media.ts';
import { useEverTrue } from '#app/ui/state/use-ever-true.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { usePaymentReturn } from '#app/parts/requests/payment-return.ts';
import { Sidebar } from './sidebar.tsx';
import { useSignOutAsked } from '#app/parts/requests/sign-out-request.ts';
import type { ShellSlots } from './slots.ts';
import { useUpgradeAsked } from '#app/parts/requests/upgrade-request.ts';
import './app-shell.css';

/** From here on, as in the style sheets, the menu stands at the side; the other one is not even drawn. */
const WIDE = '(min-width: 64em)';

/** The frame of all signed-in screens: sidebar or bottom bar, header, and the screen itself. */
export function AppShell({ SyncChip, Notices, SignOut, Upgrade, Account, PaymentResult }: ShellSlots) {
  const isWide = useMedia(WIDE);
  const signingOut = useSignOutAsked();
  const upgradeEverAsked = useEverTrue(useUpgradeAsked());
  const everBackFromBank = useEverTrue(usePaymentReturn() !== undefined);
  return (
    <div className="app-shell">
      {isWide ? <Sidebar /> : null}
      <Header SyncChip={SyncChip} />
      <main id="content" className="app-shell-main" tabIndex={-1}>
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
        <Outlet />
      </main>
      {isWide ? null : <BottomBar />}
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
