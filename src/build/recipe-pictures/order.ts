import type { Recipe } from '../../domain/recipes/recipe.ts';
import { Chance } from './drawing/chance.ts';
import { blend, type Colour } from './drawing/colour.ts';
import { lookOf } from './larder.ts';
import type { Look, Role } from './larder/shelf.ts';
import type { Part } from './layout.ts';
import { shrunk } from './piece.ts';

/** What of a recipe can be seen: how a food looks and how much there is of it. */
export interface Visible extends Look {
  food: string;
  grams: number;
}

/** A recipe as the one who draws it needs it. */
export interface Order {
  id: string;
  recipe: Recipe;
  chance: Chance;
  /** Heaviest first. */
  seen: readonly Visible[];
}

/** Reads a recipe for what can be seen of it. */
export function orderOf(recipe: Recipe): Order {
  const seen = recipe.ingredients.flatMap(({ food, grams }) => {
    const look = lookOf(food);
    return look ? [{ ...look, food, grams }] : [];
  });
  return {
    id: recipe.id,
    recipe,
    chance: new Chance(recipe.id),
    seen: seen.toSorted((one, other) => other.grams - one.grams),
  };
}

/** What plays one of these roles, heaviest first. */
export const those = ({ seen }: Order, ...roles: readonly Role[]): Visible[] =>
  seen.filter(({ role }) => roles.includes(role));

/** The heaviest food whose id fits a pattern. */
export const named = ({ seen }: Order, pattern: RegExp): Visible | undefined =>
  seen.find(({ food }) => pattern.test(food));

/** A mixture in which the heavier food has more pieces, the larger piece fewer; at most `kinds` kinds, so that it stays readable. */
export const mixtureOf = (visible: readonly Visible[], kinds = 5): Part[] =>
  visible.slice(0, kinds).map(({ piece, grams }) => ({
    piece: shrunk(piece),
    parts: Math.max(grams, 8) ** 0.7 / (Math.max(piece.rx, 8) * Math.max(piece.ry, 6)) ** 0.55,
  }));

/** One colour for all that has melted together. `weights` says how strongly a role colours the rest. */
export const colourOfAll = (visible: readonly Visible[], weights: Partial<Record<Role, number>> = {}): Colour =>
  blend(visible.map(({ colour, grams, role }) => ({ colour, weight: grams * (weights[role] ?? 1) })));
