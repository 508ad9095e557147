import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ButtonTone } from './button.tsx';
import './button.css';

interface LinkLookProps extends ComponentProps<'a'> {
  tone?: ButtonTone | undefined;
  wide?: boolean | undefined;
}

function LinkLook({ tone = 'quiet', wide, ...rest }: LinkLookProps) {
  return <a {...rest} className="button" data-tone={tone} data-wide={wide || undefined} />;
}

/** A router link that looks like a `Button`. */
export const LinkButton = createLink(LinkLook);
