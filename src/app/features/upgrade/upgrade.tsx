import { useAccess } from '#device/session/access/use-access.ts';
import { dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { useToday } from '#device/platform/use-today.ts';
import { PRO_PRICE } from '#domain/payment/pro-price.ts';
import type { Trial } from '#domain/payment/trial.ts';
import { formatDay } from '#app/format/day.ts';
import { formatTrial } from '#app/format/trial.ts';
import { closeUpgrade, useUpgradeAsked } from '#app/parts/requests/upgrade-request.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { formatPercent, formatPrice } from '#app/format/number.ts';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { FeatureTable } from './feature-table.tsx';
import { PayButton } from './pay-button.tsx';
import { timeLeft } from './time-left.ts';
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
      onClose={closeUpgrade}
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

const discount = formatPercent(PRO_PRICE.discountPercent / 100);

/** The two plans side by side: the trial with the time that is left of it, and PRO with its price. */
function Plans({ trial }: { trial: Trial }) {
  return (
    <div className="plans">
      <section className="plan" aria-label={upgrade.trialPlan}>
        <h3>{upgrade.trialPlan}</h3>
        <p className="plan-price">
          <b>{formatPrice(0)}</b> <span>{upgrade.threeDays}</span>
        </p>
        <p className="plan-left">{timeLeft(trial)}</p>
      </section>
      <section className="plan" data-best aria-label="PRO">
        <h3>
          <ProBadge />
          <span className="plan-discount">
            <span aria-hidden="true">{upgrade.discount(discount)}</span>
            <VisuallyHidden>{upgrade.discountInWords(discount)}</VisuallyHidden>
          </span>
        </h3>
        <p>
          <s className="plan-was" aria-hidden="true">
            {formatPrice(PRO_PRICE.fullTetri / 100)}
          </s>
          <VisuallyHidden>{upgrade.oldPrice(formatPrice(PRO_PRICE.fullTetri / 100))}</VisuallyHidden>
        </p>
        <p className="plan-price">
          <b>{formatPrice(PRO_PRICE.monthTetri / 100)}</b> <span>{upgrade.perMonth}</span>
        </p>
      </section>
    </div>
  );
}
