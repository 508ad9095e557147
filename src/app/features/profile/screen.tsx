import { lazy, Suspense, useState } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useToday } from '#device/platform/use-today.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { shell } from '#app/text/shell/shell.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { Editors, type Editor } from './editors.tsx';
import { AppCard } from './parts/app-card.tsx';
import { DataCard } from './parts/data-card.tsx';
import { DevicesCard } from './parts/devices-card.tsx';
import { GoalsCard } from './parts/goals-card.tsx';
import { PersonCard } from './parts/person-card.tsx';
import { PrivacyCard } from './parts/privacy-card.tsx';
import { RecordsCard } from './parts/records-card.tsx';
import './screen.css';

const ProCard = lazy(async () => ({ default: (await import('./pro/pro-card.tsx')).ProCard }));
const FastsCard = lazy(async () => ({ default: (await import('./parts/fasts-card.tsx')).FastsCard }));
const Reminders = lazy(async () => ({ default: (await import('./reminders/reminders.tsx')).Reminders }));

/** The profile: who this is, what the days aim at, the app, and the diary as a whole. */
export function Screen() {
  const [editor, setEditor] = useState<Editor | null>(null);
  const today = useToday();
  const user = useUser();
  const goals = useGoals(today);
  const weighIns = useWeights();
  const access = useAccess();
  if (user === undefined || !goals || !weighIns) return <ProfileSkeleton />;
  const weightKg = weighIns.at(-1)?.kg ?? user?.profile.weight ?? null;
  return (
    <div className="profile">
      {user ? <PersonCard user={user} onEdit={() => setEditor('name')} /> : <ErrorState text={words.notHereYet} />}
      <div className="profile-column">
        {user ? (
          <>
            <GoalsCard goals={goals} profile={user.profile} hasAccess={access?.hasAccess ?? false} onEdit={setEditor} />
            <DataCard profile={user.profile} weightKg={weightKg} onEdit={setEditor} />
            <DevicesCard user={user} today={today} />
          </>
        ) : null}
      </div>
      <div className="profile-column">
        <Suspense fallback={null}>
          <ProCard today={today} />
        </Suspense>
        <AppCard />
        <Suspense fallback={null}>
          <Reminders />
        </Suspense>
        <Suspense fallback={null}>
          <FastsCard />
        </Suspense>
        <RecordsCard today={today} />
        {user ? <PrivacyCard consent={user.consent} today={today} /> : null}
      </div>
      {user ? (
        <Editors
          open={editor}
          onOpen={setEditor}
          day={today}
          user={user}
          weightKg={weightKg}
          goals={goals}
          hasAccess={access?.hasAccess ?? false}
        />
      ) : null}
    </div>
  );
}

/** The screen's shape while the device's store answers. */
function ProfileSkeleton() {
  return (
    <div className="profile">
      <h1>
        <VisuallyHidden>{shell.profile}</VisuallyHidden>
      </h1>
      <Skeletons>
        <Skeleton height="6rem" />
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </Skeletons>
    </div>
  );
}
