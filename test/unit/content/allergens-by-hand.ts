/** Each id with every allergen of it; what is written down is only what a cook or a label says. */
const lines = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', ...allergens] = line.trim().split(/[: ]+/u);
        return [id, allergens];
      }),
  );

/** Written before our own table was. */
export const FOODS_BY_HAND = lines(`
  white-bread: gluten
  shoti: gluten
  lavash: gluten
  mchadi:
  rye-bread: gluten
  croissant: gluten eggs milk
  bulgur: gluten
  couscous: gluten
  semolina: gluten
  pearl-barley: gluten
  oats: gluten
  spelt: gluten
  seitan: gluten soybeans
  beer: gluten
  kvass: gluten
  buckwheat:
  rice:
  quinoa:
  corn-flour:
  corn-grits:
  rice-noodle:
  gluten-free-pasta:
  pasta: gluten
  egg-noodle: gluten eggs
  sulguni: milk
  imeruli-cheese: milk
  matsoni: milk
  lactose-free-milk: milk
  goat-milk: milk
  butter: milk
  ghee: milk
  nadughi: milk
  whey-protein: milk soybeans
  egg: eggs
  quail-egg: eggs
  mayonnaise: eggs mustard
  trout: fish
  salmon-smoked: fish
  anchovy: fish
  red-caviar: fish
  fish-sauce: fish
  shrimp: crustaceans
  crayfish: crustaceans
  crab: crustaceans
  lobster: crustaceans
  mussel: molluscs
  squid: molluscs
  octopus: molluscs
  oyster: molluscs
  snail: molluscs
  oyster-sauce: gluten soybeans molluscs
  seafood-mix: crustaceans molluscs
  crab-stick: gluten crustaceans eggs fish soybeans
  walnut: nuts
  hazelnut-roasted: nuts
  almond-flour: nuts
  cashew: nuts
  pistachio: nuts
  pine-nut:
  chestnut:
  sunflower-seed:
  coconut-flakes:
  peanut: peanuts
  peanut-butter: peanuts
  peanut-gozinaki: peanuts
  peanut-oil: peanuts
  walnut-oil: nuts
  gozinaki: nuts
  churchkhela: gluten nuts
  pelamushi: gluten
  bazhe: nuts
  walnut-salt: nuts
  marzipan: nuts
  almond-milk: nuts
  tahini: sesame
  sesame: sesame
  sesame-oil: sesame
  tahini-halva: sesame
  hummus: sesame
  tofu: soybeans
  edamame: soybeans
  soy-milk: soybeans
  tempeh: soybeans
  soy-sauce: gluten soybeans
  soy-mince: soybeans
  mustard: mustard
  dijon-mustard: mustard sulphites
  mustard-oil: mustard
  mustard-seed: mustard
  celery: celery
  celery-root: celery
  celery-stalk: celery
  khmeli-suneli: celery
  green-adjika: celery
  bouillon-cube: gluten milk eggs soybeans celery
  worcestershire-sauce: gluten fish
  caesar-dressing: eggs fish milk mustard
  pesto: milk nuts
  bechamel: gluten milk
  white-wine: sulphites
  red-wine: sulphites
  sparkling-wine: sulphites
  wine-vinegar: sulphites
  balsamic-vinegar: sulphites
  dried-apricot: sulphites
  raisin: sulphites
  chacha:
  vodka:
  apple:
  potato:
  tomato-paste:
  garlic:
  beef:
  chicken-breast:
  pork-mince:
  salo:
  kidney-bean:
  lentil:
  chickpea-boiled:
  tkemali:
  adjika:
  svanetian-salt:
  blue-fenugreek:
  honey:
  sugar:
  borjomi:
  cola:
  tea:
  gelatin:
  baking-soda:
  milk-chocolate: milk soybeans
  dark-chocolate: milk soybeans
  ferrero-rocher: gluten milk nuts soybeans
  pelmeni: gluten eggs
  vareniki-cottage-cheese: gluten eggs milk
  pizza-margherita: gluten milk
  miso-soup: fish soybeans
`);

/** Read off our recipes by whoever knows what is in soy sauce, wine vinegar or puff pastry. */
export const RECIPES_BY_HAND = lines(`
  khachapuri-imeruli: gluten eggs milk
  khachapuri-megruli: gluten eggs milk
  khachapuri-acharuli: gluten eggs milk
  lobiani-fasting-oven: gluten nuts
  kubdari: gluten milk
  mchadi-home:
  mchadi-imeruli-cheese: milk
  chvishtari: eggs milk
  khinkali-kalakuri: gluten
  khinkali-mushroom: gluten
  khinkali-cheese: gluten eggs milk
  ghomi:
  ghomi-sulguni: milk
  elarji: milk
  gebzhalia: milk celery
  kharcho-beef: celery
  chikhirtma: gluten eggs milk sulphites
  matsoni-soup: gluten eggs milk
  khashi: milk
  chakapuli: sulphites
  lobio-walnut: nuts sulphites
  pkhali-spinach: nuts sulphites
  pkhali-beetroot: nuts sulphites
  badrijani-nigvzit: nuts sulphites
  satsivi-chicken: milk nuts sulphites
  chicken-bazhe: nuts sulphites
  fish-bazhe: fish nuts sulphites
  trout-pan: fish
  shkmeruli: milk
  mtsvadi-pork:
  borscht: milk
  olivier-salad: eggs mustard
  greek-salad: milk
  caesar-salad: gluten eggs milk mustard
  shrimp-pasta: gluten crustaceans sulphites
  salmon-poke-bowl: gluten crustaceans fish soybeans sesame sulphites
  tofu-rice-bowl: gluten sesame soybeans
  hummus-carrot: sesame
  roasted-cauliflower-tahini: nuts sesame
  peanut-butter-banana-toast: gluten peanuts soybeans sesame
  protein-balls-peanut: gluten milk peanuts soybeans
  celery-peanut-butter: peanuts celery sulphites
  tofu-slices-soy: gluten soybeans sesame
  edamame-salt: soybeans
  oat-porridge-banana-walnut: gluten milk nuts
  rice-milk-raisins: milk sulphites
  buckwheat-carrot-onion:
  boiled-egg-one: eggs
  apple-sliced:
  walnuts-with-mandarin: nuts
  gozinaki-hazelnut: nuts sesame
  pelamushi-grape: gluten nuts
  churchkhela-slices: gluten nuts
  lasagna-bolognese: gluten eggs milk
  spaghetti-mushroom-garlic: gluten
  fried-eggs-tomato-coriander: gluten eggs milk
  syrniki: gluten eggs milk
  almond-flour-muffin: eggs milk nuts
  grilled-vegetables-side: sulphites
  salad-georgian: nuts sulphites
  popcorn-home:
`);
