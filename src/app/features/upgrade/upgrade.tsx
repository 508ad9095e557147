import { useAccess } from '#device/session/access/use-access.ts';
import { dayInZone, TBILISI } from '#domain/diary-day.ts';
import { useToday } from '#device/platform/use-today.ts';
import { formatDay } from '#app/format/day.ts';
import { formatTrial } from '#app/format/trial.ts';
import { settleUpgrade, useUpgradeAsked } from '#app/parts/requests/upgrade-request.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { FeatureTable } from './feature-table.tsx';
import { PayButton } from './pay-button.tsx';
import { Plans } from './plans.tsx';
import './upgrade.css';

/** The PRO plans over whatever shows. Opens when asked for; what it says of the trial goes on with the clock. */
export function Upgrade() {
  const asked = useUpgradeAsked();
  const access = useAccess();
  const today = useToday();
  const premium = access?.trial.state === 'premium';
  const until = access?.premiumUntil ?? null;
  const standing = () => {
    if (!access) return undefined;
    if (!premium) return formatTrial(access.trial);
    return until === null ? upgrade.proIsOn : upgrade.proUntil(formatDay(dayInZone(until, TBILISI), today));
  };
  return (
    <Sheet
      open={asked}
      onClose={settleUpgrade}
      title={upgrade.title}
      subtitle={standing()}
      size="wide"
      footer={<PayButton renews={until !== null} />}
    >
      {access ? (
        <Plans trial={access.trial} />
      ) : (
        <Skeletons>
          <Skeleton height="8rem" />
        </Skeletons>
      )}
      {access?.trial.state === 'active' ? <p className="upgrade-while-trial">{upgrade.whileTrial}</p> : null}
      <FeatureTable />
      <div className="upgrade-agree">
        <p>{upgrade.agree}</p>
        <LegalLinks />
      </div>
    </Sheet>
  );
}
