import Check from 'lucide-react/icons/check';
import { common } from '#app/text/common.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import './feature-table.css';

type Feature = keyof typeof upgrade.features;

/** What the free column has; PRO has everything (spec §2). While the trial lasts, all is open: the dialog says so above the table. */
const IS_FREE: ReadonlySet<Feature> = new Set<Feature>(['diary', 'calories', 'waterAndWeight', 'manualDish']);

const FEATURES: readonly Feature[] = [
  'diary',
  'calories',
  'waterAndWeight',
  'manualDish',
  'macros',
  'photo',
  'text',
  'chat',
  'recommendations',
  'diets',
  'recipes',
  'history',
  'reports',
];

/** What stays free and what is PRO, feature by feature. */
export function FeatureTable() {
  return (
    // The keyboard scrolls the dialog from here: nothing else in it takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <table className="feature-table" tabIndex={0} aria-label={upgrade.included}>
      <thead>
        <tr>
          <th scope="col">{upgrade.included}</th>
          <th scope="col">{upgrade.freeColumn}</th>
          <th scope="col">{common.pro}</th>
        </tr>
      </thead>
      <tbody>
        {FEATURES.map((feature) => (
          <tr key={feature}>
            <th scope="row">{upgrade.features[feature]}</th>
            <Has it={IS_FREE.has(feature)} />
            <Has it />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Has({ it }: { it: boolean }) {
  return (
    <td>
      {it ? <Icon of={Check} /> : <span className="feature-table-no" aria-hidden="true" />}
      <VisuallyHidden>{it ? upgrade.yes : upgrade.no}</VisuallyHidden>
    </td>
  );
}
