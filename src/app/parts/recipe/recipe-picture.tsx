import Soup from 'lucide-react/icons/soup';
import { useState } from 'react';
import { recipeImageUrl } from '#contract/recipe-views.ts';
import { Icon } from '#app/ui/picture/icon.tsx';

/** The recipe's drawing over the whole width; a bowl stands in where it cannot be loaded. */
export function RecipePicture({ id }: { id: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="recipe-picture">
      {broken === id ? (
        <Icon of={Soup} size={64} />
      ) : (
        <img src={recipeImageUrl(id)} alt="" width={480} height={360} decoding="async" onError={() => setBroken(id)} />
      )}
    </span>
  );
}
