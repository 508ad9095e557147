import { formatNumber } from '#app/format/number.ts';
import { onboarding, type NumberWords } from '#app/text/sign-in/onboarding.ts';
import { BigNumber } from '#app/ui/figure/big-number.tsx';
import { readBounded, stepped, type Bounds } from './number-draft.ts';

interface BoundedNumberProps {
  words: NumberWords;
  bounds: Bounds;
  text: string;
  onText: (text: string) => void;
  /** Another reason than the bounds why the figure is refused. */
  problem?: string | undefined;
}

/** A large figure with its bounds, its steps and its error. */
export function BoundedNumber({ words, bounds, text, onText, problem }: BoundedNumberProps) {
  const step = formatNumber(bounds.step, { decimals: 1 });
  const [less, more] = ([-1, 1] as const).map((by) => {
    const next = stepped(text, by, bounds);
    return next === undefined ? undefined : () => onText(formatNumber(next, { decimals: 1 }));
  });
  return (
    <BigNumber
      whole={bounds.step === 1}
      label={words.label}
      unit={words.unit}
      text={text}
      onText={onText}
      lessLabel={words.less(step)}
      moreLabel={words.more(step)}
      onLess={less}
      onMore={more}
      error={text === '' ? undefined : (boundsProblem(text, bounds, words) ?? problem)}
    />
  );
}

function boundsProblem(text: string, bounds: Bounds, words: NumberWords): string | undefined {
  const figure = (value: number) => formatNumber(value, { decimals: 1 });
  switch (readBounded(text, bounds).problem) {
    case 'unreadable':
      return onboarding.notANumber(figure(bounds.least));
    case 'too-small':
      return words.least(figure(bounds.least));
    case 'too-large':
      return words.most(figure(bounds.most));
    case null:
      return undefined;
  }
}
