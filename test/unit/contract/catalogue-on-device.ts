import * as v from 'valibot';
import { FOODS, MIXES } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { catalogueBodies } from '#contract/food/catalogue-bodies.ts';
import { catalogueFrom, CatalogueOnWire } from '#contract/food/catalogue-on-wire.ts';
import type { Catalogue, Edition } from '#contract/food/catalogue.ts';

const { json } = catalogueBodies(FOODS, RECIPES, MIXES, () => '1');

/** The catalogue of our foods and recipes as a device has it that got it over the wire. */
export const catalogueOnDevice = (edition: Edition): Catalogue =>
  catalogueFrom(v.parse(v.object({ data: CatalogueOnWire }), JSON.parse(json[edition])).data);
