import type { Goals } from '#domain/goals.ts';
import { formatGrams, formatKcal } from '#app/format/number.ts';
import { goals } from '#app/text/diary/goals.ts';
import { profile } from '#app/text/account/profile.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import './goals-comparison.css';

/** The present goals and the new ones, figure by figure. */
export function GoalsComparison({ before, after }: { before: Goals; after: Goals }) {
  const rows = [
    { label: profile.calories, now: formatKcal(before.calories), next: formatKcal(after.calories) },
    ...(['carbs', 'proteins', 'fats'] as const).map((macro) => ({
      label: goals[macro],
      now: formatGrams(before.macros[macro]),
      next: formatGrams(after.macros[macro]),
    })),
  ];
  return (
    <table className="goals-comparison">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{profile.goals}</VisuallyHidden>
          </th>
          <th scope="col">{profile.before}</th>
          <th scope="col">{profile.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, next }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>
              <b>{next}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
