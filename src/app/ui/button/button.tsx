import type { ComponentProps, MouseEvent } from 'react';
import './button.css';

/** One `go` a view; everything else is tinted, quiet or bare. */
export type ButtonTone = 'go' | 'tint' | 'quiet' | 'bare' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone | undefined;
  /** Fills the line. */
  wide?: boolean | undefined;
  /** Work is under way: keeps its size and focus, ignores taps. */
  busy?: boolean | undefined;
}

/** A button with words, at least 48 px high. */
export function Button({ tone = 'quiet', wide, busy, onClick, className, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      className={className ? `button ${className}` : 'button'}
      data-tone={tone}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    />
  );
}
