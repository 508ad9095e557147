import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import './energy-card.css';

const MACROS = ['carbs', 'proteins', 'fats'];

/** The macro rings while the device does not know yet who may see them. */
export function MacroBones() {
  return (
    <div className="macro-rings">
      {MACROS.map((macro) => (
        <span key={macro} className="macro-ring">
          <span className="ring">
            <Skeleton round height="100%" />
          </span>
          <Skeleton width="4.5rem" height="2.4rem" />
        </span>
      ))}
    </div>
  );
}

/** The energy card while it loads. */
export function EnergyBones() {
  return (
    <Skeletons>
      <div className="energy-card">
        <span className="calorie-ring">
          <Skeleton round height="100%" />
        </span>
        <div className="calorie-pair">
          <Skeleton width="3.75rem" height="2.4rem" />
          <Skeleton width="3.75rem" height="2.4rem" />
        </div>
        <MacroBones />
      </div>
    </Skeletons>
  );
}
