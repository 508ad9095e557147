import type { ActivityLevel, Gender, WeightGoal } from '#domain/body/body.ts';
import type { Pregnancy } from '#domain/body/pregnancy.ts';

const genders: Record<Gender | 'other', string> = { female: 'ქალი', male: 'კაცი', other: 'სხვა' };

const goals: Record<WeightGoal, { label: string; hint: string }> = {
  'lose-weight': { label: 'წონის კლება', hint: 'დღიური ნორმა დახარჯულზე ნაკლები იქნება' },
  'maintain-weight': { label: 'წონის შენარჩუნება', hint: 'დღიური ნორმა დახარჯულის ტოლი იქნება' },
  'gain-weight': { label: 'წონის მომატება', hint: 'დღიური ნორმა დახარჯულზე მეტი იქნება' },
};

const activityLevels: Record<ActivityLevel, { label: string; hint: string }> = {
  sedentary: { label: 'უმოძრაო', hint: 'ძირითადად ვზივარ, არ ვვარჯიშობ' },
  light: { label: 'მსუბუქი', hint: 'ვვარჯიშობ კვირაში 1–3 დღე' },
  moderate: { label: 'საშუალო', hint: 'ვვარჯიშობ კვირაში 3–5 დღე' },
  active: { label: 'აქტიური', hint: 'ვვარჯიშობ კვირაში 6–7 დღე' },
  very_active: { label: 'ძალიან აქტიური', hint: 'ფიზიკურად ვმუშაობ ან დღეში ორჯერ ვვარჯიშობ' },
};

const pregnancy: Record<Pregnancy, { label: string; hint?: string }> = {
  no: { label: 'არა' },
  pregnant: { label: 'ორსულად ვარ' },
  breastfeeding: { label: 'ძუძუთი ვკვებავ' },
};

/** What people say about themselves, in the questionnaire and in the profile. */
export const body = { genders, goals, activityLevels, pregnancy };
