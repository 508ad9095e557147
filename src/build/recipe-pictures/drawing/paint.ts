import { n } from './svg.ts';

/** Centre and radius of a radial gradient as parts of the box; the light comes from the upper left. */
type Focus = readonly [cx: number, cy: number, r: number];

// A gradient's name says all about it, so a drawing is plain text that can be put anywhere
// and its definitions are made from the finished picture.

/** A gradient from the inside outwards. A stop is a colour and, where it is not evenly spread, its place in percent: `#f7f0e2 78`. */
export const radial = (stops: readonly string[], focus: Focus = [0.4, 0.35, 0.75]): string =>
  `url(#r_${focus.map((part) => Math.round(part * 100)).join('_')}_${stops.map(nameOf).join('_')})`;

/** A gradient along a direction in degrees: 90 runs down, 0 to the right. */
export const linear = (stops: readonly string[], degrees = 90): string =>
  `url(#l_${degrees}_${stops.map(nameOf).join('_')})`;

const nameOf = (stop: string) => stop.replace('#', 'c').replace(' ', '-');

/** Definitions of every gradient that a drawing uses. */
export function definitionsOf(drawing: string): string {
  const names = new Set(Array.from(drawing.matchAll(/url\(#([rl]_[\w-]+)\)/g), (found) => found[1] ?? ''));
  return Array.from(names, definition).join('');
}

function definition(name: string): string {
  const parts = name.split('_');
  const colours = parts.filter((part) => part.startsWith('c'));
  const numbers = parts.slice(1, parts.length - colours.length).map(Number);
  const stops = colours.map((part, index) => {
    const [colour = '', place] = part.slice(1).split('-');
    return `<stop offset="${place ? Number(place) / 100 : n(index / Math.max(1, colours.length - 1))}" stop-color="#${colour}"/>`;
  });
  if (parts[0] === 'r') {
    const [cx = 0, cy = 0, r = 0] = numbers.map((part) => part / 100);
    return `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${stops.join('')}</radialGradient>`;
  }
  const radians = ((numbers[0] ?? 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians) / 2, Math.sin(radians) / 2];
  const [x1, y1, x2, y2] = [0.5 - dx, 0.5 - dy, 0.5 + dx, 0.5 + dy].map((part) => Math.round(part * 100) / 100);
  return `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}
