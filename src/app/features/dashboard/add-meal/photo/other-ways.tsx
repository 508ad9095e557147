import PenLine from 'lucide-react/icons/pen-line';
import Text from 'lucide-react/icons/text';
import type { AddMealMode } from '#app/parts/requests/add-meal-request.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';

/** The ways that work without anybody who sees photos. */
export function OtherWays({ onMode }: { onMode: (mode: AddMealMode) => void }) {
  return (
    <div className="photo-ways">
      <Button tone="bare" onClick={() => onMode('text')}>
        <Icon of={Text} size={20} />
        {words.byText}
      </Button>
      <Button tone="bare" onClick={() => onMode('manual')}>
        <Icon of={PenLine} size={20} />
        {words.byHand}
      </Button>
    </div>
  );
}
