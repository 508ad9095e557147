import { useId } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useRecommendations } from '#device/food/hooks/use-recommendations.ts';
import { storeRecommendations } from '#device/food/hooks/recommendations.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { recommendations } from '#app/text/food/mealplan.ts';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import './recommendations.css';

/** Turns the day's planned dishes on and off; without access it stays off and leads to the PRO plans. */
export function RecommendationsToggle() {
  const access = useAccess();
  const on = useRecommendations();
  const words = useId();
  const toggle = () => {
    if (access && !access.hasAccess) {
      openUpgrade();
      return;
    }
    storeRecommendations(!on).catch((error: unknown) => showFailure(error, recommendations.notKept));
  };
  const locked = access?.hasAccess === false;
  return (
    <button
      type="button"
      role="switch"
      className="recommendations-toggle"
      aria-checked={on === true}
      aria-label={recommendations.toggle}
      aria-describedby={words}
      onClick={toggle}
    >
      <span className="recommendations-words">
        <b>
          {recommendations.toggle} {locked ? <ProBadge /> : null}
        </b>
        <small id={words}>{locked ? recommendations.proHint : recommendations.hint}</small>
      </span>
      <span className="recommendations-track" aria-hidden="true" />
    </button>
  );
}
