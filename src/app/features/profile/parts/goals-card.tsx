import CalendarRange from 'lucide-react/icons/calendar-range';
import Calculator from 'lucide-react/icons/calculator';
import Droplet from 'lucide-react/icons/droplet';
import Flame from 'lucide-react/icons/flame';
import Scale from 'lucide-react/icons/scale';
import Target from 'lucide-react/icons/target';
import type { User } from '#contract/account/user.ts';
import { hasTargetWeight } from '#domain/body/onboarding.ts';
import type { Goals } from '#domain/body/goals.ts';
import { formatKcal, formatKg, formatMl, formatNumber } from '#app/format/number.ts';
import { body } from '#app/text/diary/body.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { weekdayGoals } from '#app/text/diary/weekday-goals.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import type { Editor } from '../editors.tsx';
import { SettingButton, SettingList } from './setting-row.tsx';

interface GoalsCardProps {
  goals: Goals;
  profile: User['profile'];
  /** Macros are for PRO and the trial. */
  hasAccess: boolean;
  onEdit: (editor: Editor) => void;
}

/** What the days from today on aim at. */
export function GoalsCard({ goals, profile, hasAccess, onEdit }: GoalsCardProps) {
  const { carbs, proteins, fats } = goals.macros;
  const { fitnessGoal, targetWeight } = profile;
  const hasTarget = targetWeight !== null && (fitnessGoal === null || hasTargetWeight(fitnessGoal));
  return (
    <Card title={words.goals}>
      <SettingList>
        <SettingButton
          icon={Flame}
          label={words.calories}
          value={formatKcal(goals.calories)}
          leadsOn
          onClick={() => onEdit('calories')}
        />
        <SettingButton
          icon={CalendarRange}
          label={weekdayGoals.title}
          hint={weekdayGoals.hint}
          leadsOn
          onClick={() => onEdit('weekdays')}
        />
        <SettingButton
          icon={Target}
          label={
            hasAccess ? (
              words.macros
            ) : (
              <>
                {words.macros} <ProBadge />
              </>
            )
          }
          hint={
            hasAccess ? words.macroGrams(formatNumber(carbs), formatNumber(proteins), formatNumber(fats)) : undefined
          }
          leadsOn
          onClick={() => onEdit('macros')}
        />
        <SettingButton
          icon={Droplet}
          label={words.water}
          value={formatMl(goals.waterGoal)}
          leadsOn
          onClick={() => onEdit('water')}
        />
        <SettingButton
          icon={Scale}
          label={words.target}
          hint={fitnessGoal === null ? undefined : body.goals[fitnessGoal].label}
          value={hasTarget ? formatKg(targetWeight) : undefined}
          leadsOn
          onClick={() => onEdit('target')}
        />
        <SettingButton
          icon={Calculator}
          label={words.recalculate}
          hint={words.recalculateHint}
          leadsOn
          onClick={() => onEdit('recalculate')}
        />
      </SettingList>
    </Card>
  );
}
