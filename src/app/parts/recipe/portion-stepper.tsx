import { recipeWords } from '#app/text/food/recipe.ts';
import { formatAmount } from '#app/format/amount.ts';
import { Stepper } from '#app/ui/field/stepper.tsx';
import { fewerPortions, morePortions } from './portions.ts';

interface PortionStepperProps {
  portions: number;
  onPortions: (portions: number) => void;
}

/** How many portions, in halves. */
export function PortionStepper({ portions, onPortions }: PortionStepperProps) {
  const [fewer, more] = [fewerPortions(portions), morePortions(portions)];
  return (
    <Stepper
      lessLabel={recipeWords.lessPortion}
      moreLabel={recipeWords.morePortion}
      onLess={fewer === null ? undefined : () => onPortions(fewer)}
      onMore={more === null ? undefined : () => onPortions(more)}
    >
      {formatAmount(portions, 'portion')}
    </Stepper>
  );
}
