import { createElement } from 'react';

type Line = [tag: string, attributes: Record<string, string>];

interface DrawingProps {
  className?: string;
  size?: number;
  strokeWidth?: number;
  'aria-hidden'?: boolean;
}

/** A component that draws an icon's lines. The build has the icon package's files use it in place of their own, which knows many more properties. */
export function drawIcon({ node }: { node: readonly Line[] }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: DrawingProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...lines,
    );
}
