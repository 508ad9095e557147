/** No-break space: joins thousands, and a figure with its unit. */
export const NBSP = '\u00a0';

const MINUS = '\u2212';

interface NumberLook {
  /** Most decimals that show; 0 when absent. */
  decimals?: number;
  /** Shows all decimals, zeros too: 65,0. */
  fixed?: boolean;
}

/**
 * A figure as Georgians write it: 1 250 and 63,4, with a real minus sign.
 * What is not a finite number shows as a dash.
 */
export function formatNumber(value: number, { decimals = 0, fixed = false }: NumberLook = {}): string {
  if (!Number.isFinite(value)) return '–';
  const [whole = '', fraction = ''] = roundAway(Math.abs(value), decimals).toFixed(decimals).split('.');
  const shown = fixed ? fraction : fraction.replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const figure = shown ? `${grouped},${shown}` : grouped;
  return value < 0 && /[1-9]/.test(figure) ? MINUS + figure : figure;
}

/** "1 250" and "მლ" → "1 250 მლ", never broken at the end of a line. */
export const withUnit = (figure: string, unit: string): string => `${figure}${NBSP}${unit}`;

/** Rounds halves away from zero; the nudge is for 1.005, which is stored as slightly less. */
function roundAway(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}
