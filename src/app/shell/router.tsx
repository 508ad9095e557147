import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import { readAssistantSearch } from '../parts/routes/assistant-search.ts';
import { readDashboardSearch } from '../parts/routes/dashboard-search.ts';
import { readHistorySearch } from '../parts/routes/history-search.ts';
import { Failure } from './layout/failure.tsx';
import { showPaymentResult } from '../parts/requests/payment-return.ts';
import { Pending } from './layout/pending.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import type { Session } from '../parts/page/session.ts';
import { legalNames } from '../text/legal/legal-names.ts';
import { shell } from '../text/shell/shell.ts';

/** What the guards read. */
interface RouterContext {
  session: () => Session;
}

const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

/** Where a signed-out person begins. */
const startOf = (session: Session) =>
  session.onboardingEnabled
    ? redirect({ to: '/onboarding/$stepName', params: { stepName: 'welcome' } })
    : redirect({ to: '/login' });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ context }) => {
    const session = context.session();
    throw session.status === 'signed-in' ? redirect({ to: '/dashboard' }) : startOf(session);
  },
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { title: shell.login },
  beforeLoad: ({ context }) => {
    if (context.session().status === 'signed-in') throw redirect({ to: '/dashboard' });
  },
  component: lazyRouteComponent(() => import('../features/login/screen.tsx'), 'Screen'),
});

const onboardingStart = createRoute({
  getParentRoute: () => root,
  path: '/onboarding',
  beforeLoad: ({ context }) => {
    throw startOf(context.session());
  },
});

const onboardingStep = createRoute({
  getParentRoute: () => root,
  path: '/onboarding/$stepName',
  staticData: { title: shell.onboarding },
  beforeLoad: ({ context }) => {
    if (!context.session().onboardingEnabled) throw redirect({ to: '/login' });
  },
  component: lazyRouteComponent(() => import('../features/onboarding/screen.tsx'), 'Screen'),
});

/** A page for everybody, signed in or not. */
const legalPage = <const Path extends '/privacy' | '/terms' | '/refund'>(path: Path, title: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    staticData: { title },
    component: lazyRouteComponent(() => import('../features/legal/screen.tsx'), 'Screen'),
  });

const legalPages = [
  legalPage('/privacy', legalNames.privacy),
  legalPage('/terms', legalNames.terms),
  legalPage('/refund', legalNames.refund),
] as const;

/** Where the link of a message leads that tells of a changed number, password or e-mail; it needs no session. */
const undo = createRoute({
  getParentRoute: () => root,
  path: '/undo',
  staticData: { title: shell.undo },
  component: lazyRouteComponent(() => import('../features/undo/screen.tsx'), 'Screen'),
});

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});

/** The routes of signed-in people, in their shell. */
function signedInRoutes() {
  const layout = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: ({ context }) => {
      const session = context.session();
      if (session.status === 'signed-out') throw startOf(session);
    },
    component: lazyRouteComponent(() => import('./signed-in.tsx'), 'SignedIn'),
  });
  const getParentRoute = () => layout;
  return layout.addChildren([
    createRoute({
      getParentRoute,
      path: '/dashboard',
      staticData: { title: shell.diary },
      validateSearch: readDashboardSearch,
      beforeLoad: ({ search }) => {
        const { paySuccess, payFail, ...rest } = search;
        if (!paySuccess && !payFail) return;
        showPaymentResult(paySuccess ? 'success' : 'fail');
        // A reload must not ask again.
        throw redirect({ to: '/dashboard', search: rest, replace: true });
      },
      loader: {
        handler: async ({ location: { search } }) =>
          (await import('../features/dashboard/screen.tsx')).readShown(readDashboardSearch(search)),
        staleReloadMode: 'blocking',
      },
      component: lazyRouteComponent(() => import('../features/dashboard/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/history',
      staticData: { title: shell.history },
      validateSearch: readHistorySearch,
      loader: {
        handler: async ({ location: { search } }) =>
          (await import('../features/history/screen.tsx')).readShown(readHistorySearch(search)),
        staleReloadMode: 'blocking',
      },
      component: lazyRouteComponent(() => import('../features/history/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/mealplan',
      staticData: { title: shell.mealPlan },
      component: lazyRouteComponent(() => import('../features/mealplan/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/assistant',
      staticData: { title: shell.assistant },
      validateSearch: readAssistantSearch,
      component: lazyRouteComponent(() => import('../features/assistant/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/profile',
      staticData: { title: shell.profile },
      component: lazyRouteComponent(() => import('../features/profile/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/help',
      staticData: { title: shell.help },
      component: lazyRouteComponent(() => import('../features/help/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/fasts',
      staticData: { title: shell.fasts },
      component: lazyRouteComponent(() => import('../features/fasts/screen.tsx'), 'Screen'),
    }),
    createRoute({
      getParentRoute,
      path: '/outbox',
      staticData: { title: shell.outbox },
      component: lazyRouteComponent(() => import('../features/outbox/screen.tsx'), 'Screen'),
    }),
  ]);
}

/** The routes and guards of the whole app; without a `history`, of the browser's address. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([
      home,
      login,
      onboardingStart,
      onboardingStep,
      ...legalPages,
      undo,
      signedInRoutes(),
      elsewhere,
    ]),
    context,
    ...(history && { history }),
    // What no route has checked is in nobody's search.
    search: { strict: true },
    defaultPendingComponent: Pending,
    defaultErrorComponent: Failure,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }

  interface StaticDataRouteOption {
    /** The screen's name, shown in the tab. */
    title?: string;
  }
}
