import type { User } from '#contract/account/user.ts';
import { asksPregnancy } from '#domain/body/pregnancy.ts';
import { formatCm, formatKg, formatNumber } from '#app/format/number.ts';
import { body } from '#app/text/diary/body.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { Card } from '#app/ui/layout/card.tsx';
import type { Editor } from '../editors.tsx';
import { SettingButton, SettingFact, SettingList } from './setting-row.tsx';

interface DataCardProps {
  profile: User['profile'];
  /** The newest weigh-in. */
  weightKg: number | null;
  onEdit: (editor: Editor) => void;
}

/** What the person has said about themselves. */
export function DataCard({ profile, weightKg, onEdit }: DataCardProps) {
  const { gender, age, height, activityLevel, pregnancy } = profile;
  const { numbers } = onboarding;
  const rows: { editor: Editor; label: string; value: string | null }[] = [
    { editor: 'gender', label: words.gender, value: gender && body.genders[gender] },
    { editor: 'age', label: numbers.age.label, value: age === null ? null : words.years(formatNumber(age)) },
    { editor: 'height', label: numbers.height.label, value: height === null ? null : formatCm(height) },
    { editor: 'weight', label: numbers.weight.label, value: weightKg === null ? null : formatKg(weightKg) },
    { editor: 'activity', label: words.activity, value: activityLevel && body.activityLevels[activityLevel].label },
    ...(asksPregnancy(profile)
      ? [
          {
            editor: 'pregnancy' as const,
            label: words.pregnancy,
            value: pregnancy ? body.pregnancy[pregnancy].label : words.optional,
          },
        ]
      : []),
  ];
  return (
    <Card title={words.data}>
      <SettingList>
        {rows.map(({ editor, label, value }) => (
          <SettingButton
            key={editor}
            label={label}
            value={value ?? words.unknown}
            leadsOn
            onClick={() => onEdit(editor)}
          />
        ))}
        <SettingFact label={words.units} hint={words.metricHint} value={words.metric} />
      </SettingList>
    </Card>
  );
}
