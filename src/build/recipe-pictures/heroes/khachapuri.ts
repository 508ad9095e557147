import { BOARDS } from '../bases/boards.ts';
import { CLAY } from '../bases/clay.ts';
import { PLATES } from '../bases/plates.ts';
import { lay } from '../piece.ts';
import { spread } from '../layout.ts';
import { brownSpot, butter } from '../pieces/dairy.ts';
import { CRUST } from '../pieces/breads.ts';
import { linear, radial } from '../drawing/paint.ts';
import { at, ellipse, line, path } from '../drawing/svg.ts';
import { serve, type Dish } from './dish.ts';
import { blisters, roundPie } from './round-pie.ts';

const CHEESE = '#fbe6a6';

/** იმერული: closed, golden, the cheese inside. */
export const imeruli: Dish = (chance) =>
  serve(chance.pick([PLATES['plate-cream'], PLATES['plate-green'], PLATES['plate-blue'], BOARDS['board-round']]), ({ cx, cy }) => at(cx - 6, cy - 14, roundPie({ crust: '#e0983a', filling: CHEESE, strings: true, top: blisters('#b86f28') }) + lay(butter, -46, -8, chance, { scale: 0.8, turn: 0 })));

/** მეგრული: cheese inside and on top. */
export const megruli: Dish = (chance) =>
  serve(BOARDS['board-round'], ({ cx, cy }) => {
    const top = path('M0 0L24 80A132 80 0 1 1 116 39Z', radial(['#fff3c4', '#fbdc84 60', '#eeb853'], [0.45, 0.4, 0.62])) + spread({ cx: -24, cy: -14, rx: 88, ry: 52 }, [{ piece: brownSpot('#cf7f2b'), parts: 1 }], chance, { count: 16 });
    return at(cx - 6, cy - 10, roundPie({ crust: '#d28f3c', filling: '#ffeeb8', strings: true, top }));
  });

/** აჭარული: a boat of dough with cheese, egg and butter. */
export const acharuli: Dish = () =>
  serve(PLATES['plate-blue'], () =>
    [
      ellipse(242, 226, 150, 50, '#00000018'),
      path('M66 198C84 176 112 152 150 136c56-24 124-24 180 0 38 16 66 40 84 62 4 5 3 10-3 13-20 26-48 46-84 58-54 18-120 18-174 0-36-12-64-32-84-58-6-3-7-8-3-13z', linear(['#e2a552', '#cf8a39 55', '#a9662a'])),
      line('M66 198C84 176 112 152 150 136c56-24 124-24 180 0 38 16 66 40 84 62', '#f0c27c', 5, 0.8),
      path('M116 200c14-16 32-28 54-37 44-17 96-17 140 0 22 9 40 21 54 37-14 18-32 30-56 38-42 15-94 15-136 0-24-8-42-20-56-38z', '#b9762f'),
      path('M124 200c13-14 29-24 50-32 42-16 90-16 132 0 21 8 37 18 50 32-13 15-29 26-52 34-41 14-87 14-128 0-23-8-39-19-52-34z', radial(['#fff3cf', '#f2d48c'], [0.5, 0.4, 0.75])),
      [[168, 196, 12, 6], [196, 222, 15, 6], [314, 192, 13, 6], [292, 222, 10, 5], [208, 176, 9, 4], [330, 208, 7, 4], [148, 208, 6, 3]].map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, '#e5ac52', 0.65)).join(''),
      path('M196 198c-2-18 18-30 44-30 30 0 52 10 52 28 0 20-22 32-50 32-26 0-44-10-46-30z', '#fffaf0'),
      ellipse(242, 194, 23, 23, radial(['#ffd668', '#f0a51f'])),
      ellipse(234, 186, 7, 5, '#fff2c4', 0.85),
      path('M296 202l20-7 9 12-20 8z', '#ffe79a') + path('M296 202l9 13 20-8-1 7-18 8-10-13z', '#ecc65e'),
      line('M104 218c14 16 32 28 52 36M376 218c-14 16-32 28-52 36M196 262c30 5 60 5 90 0', '#8e531f', 3, 0.45),
    ].join(''),
  );

/** ფენოვანი: a folded square of puff pastry. */
export const penovani: Dish = (chance) =>
  serve(chance.pick([PLATES['plate-terracotta'], PLATES['plate-indigo'], PLATES['plate-green']]), ({ cx, cy }) => {
    const square =
      ellipse(2, 36, 158, 78, '#3b1606', 0.22) +
      path('M-150 -4L0 78V104L-150 26Z', '#c98638') + path('M150 -4L0 78V104L150 26Z', '#ab6a28') +
      line('M-148 4L-2 84M-148 11L-2 91M-148 18L-2 98', '#f0c67c', 2.4, 0.85) + line('M148 4L2 84M148 11L2 91M148 18L2 98', '#d9a052', 2.4, 0.85) +
      path('M0 -88L150 -4L0 78L-150 -4Z', radial(['#f7d38c', '#e2a249 55', '#bf7a2e'], [0.45, 0.4, 0.6])) +
      path('M-150 -4L0 -10L0 78Z', linear(['#efbd68', '#cf8c3a'], 20)) + path('M150 -4L0 -10L0 78Z', linear(['#e5ab54', '#bd7a2e'], 160)) +
      path('M0 -88L150 -4L0 -10Z', linear(['#f5cf85', '#dd9d45'], 60)) + path('M0 -88L-150 -4L0 -10Z', linear(['#fae0a6', '#e6ac55'], 120)) +
      line('M-148 -4L0 -10L148 -4M0 -86V76', '#8f5420', 3, 0.6) +
      ellipse(0, -10, 22, 12, CHEESE) + ellipse(-4, -12, 12, 6, '#fff6d6') +
      line('M-96 -10L-30 -34M-70 18L-24 40M96 -8L34 -34M74 18L28 42', '#9c5f22', 3, 0.35);
    return at(cx, cy - 8, square);
  });

/** გურული: a crescent with egg, one end cut. */
export const guruli: Dish = () =>
  serve(PLATES['plate-green'], ({ cx, cy }) =>
    at(
      cx - 4,
      cy + 4,
      ellipse(4, 30, 150, 62, '#3b1606', 0.22) +
        path('M-158 46C-168 -40 -96 -92 0 -92S168 -40 158 46C150 66 116 66 104 48C92 14 56 -2 0 -2S-92 14 -104 48C-116 66 -150 66 -158 46Z', '#9a5c22') +
        path('M-158 34C-168 -50 -96 -102 0 -102S168 -50 158 34C150 54 116 54 104 36C92 4 56 -14 0 -14S-92 4 -104 36C-116 54 -150 54 -158 34Z', linear(['#f3c676', '#dc9c44 55', '#b8742b'])) +
        line('M-150 20C-152 -46 -90 -92 0 -92S140 -56 150 6', '#fbe0a6', 5, 0.6) +
        [[-110, -30], [-62, -62], [4, -74], [66, -62], [112, -26]].map(([x = 0, y = 0]) => ellipse(x, y, 14, 7, '#b46c27', 0.5)).join('') +
        ellipse(131, 38, 27, 17, '#f3d9a2') + ellipse(131, 38, 21, 12.5, CHEESE) + ellipse(131, 38, 13, 8.6, '#fffdf4') + ellipse(132, 38, 7.5, 5.4, '#f3a922'),
    ),
  );

/** თონის: long as the wall of the oven allows, the cheese melted through a slit. */
export const toneKhachapuri: Dish = (chance) =>
  serve(BOARDS['board-long'], ({ cx, cy }) =>
    at(
      cx,
      cy + 4,
      ellipse(4, 24, 176, 66, '#3b1606', 0.24) +
        path('M-186 26C-150 -44 -70 -74 10 -72C92 -70 150 -40 188 -36C176 30 110 66 20 68C-70 70 -140 56 -186 26Z', linear(['#f0c06a', '#dc9840 55', '#a9662a'])) +
        path('M-112 8C-80 -26 -36 -38 8 -38C56 -38 96 -26 120 -14C96 22 56 36 12 38C-40 40 -88 30 -112 8Z', '#b06a26') +
        path('M-104 8C-74 -20 -34 -31 8 -31C52 -31 90 -20 112 -10C88 18 52 30 12 31C-38 33 -82 25 -104 8Z', radial(['#fff6d2', '#fbe08e 60', '#eab64e'])) +
        spread({ cx: 4, cy: 0, rx: 74, ry: 18 }, [{ piece: brownSpot('#c9782a'), parts: 1 }], chance, { count: 9 }) +
        line('M-166 14C-130 -34 -64 -60 8 -60', '#fbe3ae', 5, 0.65) + line('M128 -22l24 20M120 24l24 -10M-140 10l-14 14', '#9c5f22', 3.4, 0.4),
    ),
  );

/** აჩმა: boiled leaves of dough with cheese between, cut in a square. */
export const achma: Dish = (chance) =>
  serve(PLATES['plate-red'], ({ cx, cy }) => {
    const side = (sign: 1 | -1, dough: string, cheese: string) =>
      path(`M${sign * 132} -16L0 50V112L${sign * 132} 46Z`, dough) +
      [0, 1, 2, 3].map((layer) => line(`M${sign * 130} ${-4 + layer * 14}Q${sign * 66} ${30 + layer * 14 + (layer % 2 ? 5 : -3)} ${sign * 2} ${61 + layer * 14}`, cheese, 5.4)).join('');
    return at(
      cx,
      cy - 26,
      ellipse(4, 66, 150, 62, '#3b1606', 0.22) +
        side(-1, '#efcf8e', '#fff5d4') + side(1, '#d9ad66', '#f7e3b0') +
        path('M0 -84L132 -16L0 50L-132 -16Z', radial(['#fdebb4', '#efbe62 62', '#d18f37'], [0.45, 0.4, 0.62])) +
        line('M-128 -14Q-66 10 0 46Q66 10 128 -14', '#fff0c2', 3, 0.7) +
        spread({ cx: 0, cy: -18, rx: 78, ry: 36 }, [{ piece: brownSpot('#b9691f'), parts: 1 }], chance, { count: 13 }) +
        lay(butter, 4, -26, chance, { turn: 0 }),
    );
  });

/** ლობიანი: beans inside; a dish of the fast. */
export const lobiani: Dish = (chance) =>
  serve(chance.pick([BOARDS['board-round'], PLATES['plate-speckled'], PLATES['plate-terracotta'], PLATES['plate-red']]), ({ cx, cy }) => at(cx - 6, cy - 12, roundPie({ crust: chance.pick(['#d8913c', '#dfa04a', '#cf8434']), filling: '#8a3f2c', top: blisters('#a8632a') })));

/** კუბდარი: chopped meat with Svanetian salt inside. */
export const kubdari: Dish = () => serve(CLAY.ketsi, ({ cx, cy }) => at(cx - 6, cy - 26, roundPie({ crust: CRUST, filling: '#7a3b20', top: blisters('#8f4f1e', 0.65) + ellipse(-6, -10, 15, 8, '#6f3716') + ellipse(-6, -11, 10, 5, '#3f1c0c') })));

/** ფხლოვანი: beet leaves and cheese inside. */
export const pkhlovani: Dish = () => serve(PLATES['plate-speckled'], ({ cx, cy }) => at(cx - 6, cy - 14, roundPie({ crust: '#dd9b40', filling: '#4f7a36', top: blisters('#a8702c') })));

/** კარტოფილიანი: potato and cheese inside. */
export const kartofiliani: Dish = () => serve(PLATES['plate-indigo'], ({ cx, cy }) => at(cx - 6, cy - 14, roundPie({ crust: '#e2a145', filling: '#f6e08e', top: blisters('#bb7a31') })));
