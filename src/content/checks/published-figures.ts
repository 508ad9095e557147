/** A dish whose energy others have published: kcal in 100 g of it ready, and where that stands. */
export interface PublishedDish {
  recipe: string;
  kcal: number;
  source: string;
}

/** How far ours may be from it, as a share of it: households differ by no more. */
export const PUBLISHED_SPAN = 0.2;

/** A published figure is of a like dish, not of ours; where a recipe says what others cook, it is reckoned from their amounts. */
export const PUBLISHED_DISHES: readonly PublishedDish[] = [
  { recipe: 'olivier-salad', kcal: 197, source: 'ch-1607 Russian salad, prepared' },
  {
    recipe: 'borscht',
    kcal: 58,
    source: 'readboom.net, twenty soups: 48 to 55 without sour cream, 235 to 265 kcal a plate of 400 g with 25 g of it',
  },
  {
    recipe: 'chikhirtma',
    kcal: 62,
    source: 'news.ru, chikhirtma: a hen of 1 kg with bones, 2 eggs and 2.5 l of water, reckoned',
  },
  { recipe: 'chakapuli', kcal: 130, source: 'kulinarnyj-portal.ru, chakapuli' },
  { recipe: 'minestrone', kcal: 53, source: 'ch-671 Minestrone' },
  { recipe: 'pea-soup', kcal: 71, source: 'us-06192 Split pea soup' },
  { recipe: 'moussaka', kcal: 147, source: 'fr-25123 Moussaka' },
  { recipe: 'mushroom-risotto', kcal: 128, source: 'ch-1585 Mushroom risotto, prepared' },
  { recipe: 'lasagna-bolognese', kcal: 141, source: 'ch-1664 Meat lasagne, prepared' },
  { recipe: 'vegetable-lasagna', kcal: 133, source: 'ch-1666 Vegetable lasagne, prepared' },
  { recipe: 'caesar-salad', kcal: 151, source: "fr-25628 Caesar's salad" },
  { recipe: 'chili-con-carne', kcal: 116, source: 'ch-1648 Chili con carne, prepared' },
  { recipe: 'pasta-mince', kcal: 116, source: 'fr-25085 Bolognese-style pasta' },
  { recipe: 'omelette-sulguni', kcal: 192, source: 'ch-1502 French omelette with cheese, prepared' },
  { recipe: 'mashed-potatoes-side', kcal: 90, source: 'ch-863 Mashed potatoes, prepared with milk and butter' },
  { recipe: 'rice-milk-raisins', kcal: 143, source: 'ch-1514 Rice pudding, prepared with milk' },
];
