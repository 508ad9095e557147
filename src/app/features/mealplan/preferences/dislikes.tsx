import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { PREFERENCE_BOUNDS } from '#domain/plan/plan-preferences.ts';
import { planPreferences as words } from '#app/text/food/plan-preferences.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import '#app/ui/layout/pill.css';
import { useFoodNames, useFoundFoods } from './use-dislikes.ts';

interface DislikesProps {
  /** Ids of foods, and groups of them. */
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Foods that somebody does not eat: found by name, put away by a tap. */
export function Dislikes({ ids, onChange }: DislikesProps) {
  const [query, setQuery] = useState('');
  const names = useFoodNames(ids);
  const found = useFoundFoods(query)?.filter(({ id }) => !ids.includes(id));
  const add = (id: string) => {
    if (ids.length < PREFERENCE_BOUNDS.dislikes) onChange([...ids, id]);
    setQuery('');
  };
  return (
    <fieldset className="dislikes">
      <legend>{words.dislikes}</legend>
      {ids.length > 0 ? (
        <div className="dislikes-row">
          {ids.map((id) => {
            const name = names.get(id) ?? words.unknownFood;
            return (
              <button
                key={id}
                type="button"
                className="pill"
                aria-label={words.remove(name)}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                {name}
                <Icon of={X} size={18} />
              </button>
            );
          })}
        </div>
      ) : null}
      <TextInput
        type="search"
        maxLength={100}
        value={query}
        placeholder={words.search}
        aria-label={words.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="dislikes-row" aria-live="polite">
        {found?.map(({ id, name }) => (
          <button key={id} type="button" className="pill" aria-label={words.add(name)} onClick={() => add(id)}>
            <Icon of={Plus} size={18} />
            {name}
          </button>
        ))}
        {found?.length === 0 ? <p>{words.nothingFound}</p> : null}
      </div>
    </fieldset>
  );
}
