/** A colour as `#rrggbb`. */
export type Colour = string;

const channels = (colour: Colour): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Two colours mixed; `share` (0 to 1) is the part of the second. */
function mix(one: Colour, other: Colour, share: number): Colour {
  const [a, b] = [channels(one), channels(other)];
  const mixed = a.map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour in warm light. */
export const lighter = (colour: Colour, share = 0.3): Colour => mix(colour, '#fff6dc', share);

/** The colour in warm shade: black would make food grey. */
export const darker = (colour: Colour, share = 0.3): Colour => mix(colour, '#3b1606', share);

/** The colour of roasted meat in warm light: it browns towards gold instead of paling. */
export const roasted = (colour: Colour, share = 0.3): Colour => mix(colour, '#eba05a', share);

/** One colour of many weighed by how much there is of each. */
export function blend(parts: readonly { colour: Colour; weight: number }[]): Colour {
  let [mixed, total] = ['#c8955a', 0];
  for (const { colour, weight } of parts) {
    total += weight;
    if (total > 0) mixed = mix(mixed, colour, weight / total);
  }
  return mixed;
}
