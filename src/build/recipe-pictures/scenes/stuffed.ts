import { PANS } from '../bases/pans.ts';
import { PLATES } from '../bases/plates.ts';
import { BOWLS } from '../bases/bowls.ts';
import { BOARDS } from '../bases/boards.ts';
import { CLAY } from '../bases/clay.ts';
import { blend, darker, lighter, type Colour } from '../colour.ts';
import { inset, spread } from '../layout.ts';
import { blob } from '../outline.ts';
import { mixtureOf, those, type Order } from '../order.ts';
import { linear, radial } from '../paint.ts';
import { lay, type Piece } from '../piece.ts';
import { gratedCheese } from '../pieces/dairy.ts';
import { chopped } from '../pieces/herbs.ts';
import { ellipse, line, path } from '../svg.ts';
import { puddle } from './liquids.ts';
import { corner, EVERYDAY_PLATES, servedOn, type Scene } from './scene.ts';

/** Half of something hollowed out: a shell, and room for its filling. */
const boat = (skin: Colour, flesh: Colour, round: boolean): Piece => ({
  rx: round ? 44 : 66,
  ry: 30,
  stands: true,
  draw: (chance) => {
    const [rx, ry] = round ? [46, 32] : [70, 28];
    return path(`M${-rx} -4C${-rx} ${ry * 1.4} ${rx} ${ry * 1.4} ${rx} -4Z`, linear([skin, darker(skin, 0.4)])) + ellipse(0, -4, rx, ry * 0.72, lighter(skin, 0.16)) + ellipse(0, -4, rx * 0.88, ry * 0.56, flesh) + path(blob(chance, rx * 0.76, ry * 0.42, 0.05), darker(flesh, 0.2), 0.5) + line(`M${-rx * 0.86} ${ry * 0.3}Q0 ${ry * 1.15} ${rx * 0.7} ${ry * 0.42}`, lighter(skin, 0.5), 3, 0.4);
  },
});

const shellOf = ({ id }: Order): readonly [skin: Colour, flesh: Colour, round: boolean, hides: RegExp] => {
  if (/zucchini/.test(id)) return ['#5c8a3a', '#e3dd9a', false, /zucchini/];
  if (/eggplant/.test(id)) return ['#4a2540', '#c98f52', false, /eggplant/];
  if (/cucumber/.test(id)) return ['#4c8a3f', '#d3e8a9', false, /cucumber/];
  if (/avocado/.test(id)) return ['#3d5a2a', '#d9e08a', false, /avocado/];
  if (/lettuce/.test(id)) return ['#8ab957', '#cfe39a', false, /lettuce/];
  if (/potato/.test(id)) return ['#a9743a', '#f6dc8e', false, /potato/];
  if (/mushroom/.test(id)) return ['#b58455', '#e9d3ae', true, /mushroom/];
  if (/tomato/.test(id)) return ['#d13a24', '#f08a66', true, /^tomato|cherry-tomato/];
  if (/celery/.test(id)) return ['#9fbf62', '#dce8ae', false, /celery/];
  return ['#d9442a', '#f0835f', true, /pepper/];
};

/** Vegetables filled with something. */
export const stuffed: Scene = (order) =>
  servedOn(order, [...EVERYDAY_PLATES, PANS['baking-dish'], CLAY.ketsi], (surface) => {
    const [skin, flesh, round, hides] = shellOf(order);
    const filling = order.seen.filter(({ role, food }) => ['meat', 'fish', 'cheese', 'grain', 'egg', 'pulse', 'nut', 'vegetable'].includes(role) && !hides.test(food) && !/onion/.test(food)).map((thing) => (thing.piece.rx > 40 ? { ...thing, piece: gratedCheese('#fbe49a') } : thing));
    const places = round ? ([[-0.4, -0.44], [0.42, -0.46], [-0.6, 0.32], [0.02, 0.24], [0.64, 0.34]] as const) : ([[-0.06, -0.5], [0.08, 0.02], [-0.04, 0.54]] as const);
    const sauce = those(order, 'sauce', 'cream')[0];
    return [
      sauce ? puddle(inset(surface, 0.9), blend([{ colour: sauce.colour, weight: 1 }]), order.chance) : '',
      ...places.map(([x, y]) => {
        const [px, py] = [surface.cx + x * surface.rx * 0.92, surface.cy + y * surface.ry * 0.92];
        return lay(boat(skin, flesh, round), px, py, order.chance, { turn: round ? 0 : -4, scale: round ? 1.05 : 1.4 }) + spread({ cx: px, cy: py - 8, rx: round ? 26 : 66, ry: 11 }, mixtureOf(filling, 4), order.chance, { count: round ? 9 : 15, scale: 0.72, height: 9 });
      }),
      spread(inset(surface, 0.8), [{ piece: those(order, 'herb')[0]?.piece ?? chopped(), parts: 1 }], order.chance, { count: 8 }),
    ].join('');
  });

/** One or two things in a bowl or on a board: fruit, nuts, seeds, sticks. */
export const handful: Scene = (order) => {
  const things = order.seen.filter(({ role }) => !['fat', 'spice', 'flour', 'liquid', 'sauce'].includes(role));
  const small = (things[0]?.piece.rx ?? 20) < 21;
  const bases = small ? ([BOWLS['bowl-wood'], BOWLS['bowl-cream'], BOWLS['bowl-blue'], BOWLS['bowl-ochre'], BOWLS['bowl-green'], BOWLS['bowl-rose'], BOWLS['bowl-charcoal']] as const) : ([PLATES['plate-cream'], BOARDS['board-round'], PLATES['plate-indigo'], PLATES['plate-green'], PLATES['plate-speckled'], BOARDS.slate, PLATES['plate-rose'], PLATES['plate-blue']] as const);
  return servedOn(order, bases, (surface) => {
    const room = things[0] ? things[0].piece.rx * things[0].piece.ry : 300;
    const count = Math.min(90, Math.max(5, Math.round((surface.rx * surface.ry * (small ? 5.2 : 2.6)) / (room * 2))));
    return (small ? ellipse(surface.cx, surface.cy, surface.rx, surface.ry, radial([things[0]?.colour ?? '#c8955a', darker(things[0]?.colour ?? '#8a5a2b', 0.35)])) : '') + spread(small ? inset(surface, 0.86) : corner(surface, 0, 0, 0.74, 0.7), mixtureOf(things, 3), order.chance, { count, height: small ? 32 : 14, scale: small ? 1.2 : 1.3, loose: 0.35 }) + spread(inset(surface, 0.6), mixtureOf(those(order, 'herb'), 1), order.chance, { count: those(order, 'herb').length > 0 ? 4 : 0 });
  });
};
