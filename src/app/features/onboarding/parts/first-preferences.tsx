import { useState } from 'react';
import { ALLERGENS } from '#domain/food/allergens.ts';
import type { FoodGroup } from '#domain/food/food.ts';
import { shopping } from '#app/text/food/mealplan.ts';
import { planPreferences as words } from '#app/text/food/plan-preferences.ts';
import { CheckChips } from '#app/ui/choice/check-chips.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { changeDraft, useDraft } from '../use-draft.ts';
import './first-preferences.css';

/** What whole groups people commonly leave out; single foods are told on the plan, where they can be searched for. */
const GROUPS = ['meat', 'fish', 'dairy', 'eggs', 'pulse', 'mushroom', 'nut'] as const satisfies readonly FoodGroup[];

/** What the first week leaves out; closed until somebody opens it, and nobody has to. */
export function FirstPreferences() {
  const { preferences } = useDraft();
  const prefer = (change: Partial<typeof preferences>) =>
    changeDraft({ type: 'prefer', preferences: { ...preferences, ...change } });
  // Opened and closed by taps; what was said before a reload shows at once.
  const [saidBefore] = useState(preferences.allergies.length + preferences.dislikes.length > 0);
  return (
    <Card>
      <details className="first-preferences" open={saidBefore}>
        <summary>{words.firstAsk}</summary>
        <p>{words.firstLead}</p>
        <CheckChips
          legend={words.allergies}
          choices={ALLERGENS.map((value) => ({ value, label: words.allergens[value] }))}
          values={preferences.allergies}
          onChange={(allergies) => prefer({ allergies })}
        />
        <CheckChips
          legend={words.dislikes}
          choices={GROUPS.map((value) => ({ value, label: shopping.groups[value] }))}
          values={preferences.dislikes.filter((group) => GROUPS.some((one) => one === group))}
          onChange={(dislikes) => prefer({ dislikes })}
        />
      </details>
    </Card>
  );
}
