import { PRO_PRICE } from '#domain/pro-price.ts';
import type { Trial } from '#domain/trial.ts';
import { formatPercent, formatPrice } from '#app/format/number.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { timeLeft } from './time-left.ts';
import './plans.css';

const discount = formatPercent(PRO_PRICE.discountPercent / 100);

/** The two plans side by side: the trial with the time that is left of it, and PRO with its price. */
export function Plans({ trial }: { trial: Trial }) {
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
