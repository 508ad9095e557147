/** What people here eat every day, by its row of the table, as it is eaten: among these the coach looks for much of a nutrient. */
export const EVERYDAY_FOODS: readonly string[] = [
  'rye-bread', 'sulguni', 'imeruli-cheese', 'cottage-cheese', 'matsoni', 'milk', 'butter', 'egg-boiled', 'egg-yolk-boiled',
  'chicken-breast-boiled', 'chicken-thigh-baked', 'turkey-breast-baked', 'beef-boiled', 'beef-stewed', 'pork-baked', 'beef-liver-fried', 'chicken-liver-fried',
  'trout-baked', 'salmon-baked', 'mackerel-baked', 'hake-baked', 'sardine-canned',
  'oat-porridge-water', 'buckwheat-boiled', 'rice-boiled', 'kidney-bean-boiled', 'lentil-boiled', 'chickpea-boiled', 'peas-boiled', 'tofu',
  'walnut', 'hazelnut', 'almond', 'sunflower-seed-roasted', 'pumpkin-seed', 'sesame',
  'spinach-boiled', 'cabbage', 'broccoli-boiled', 'carrot', 'tomato', 'potato-jacket', 'potato-boiled', 'beetroot-boiled', 'pumpkin-baked', 'beet-leaves-boiled', 'bell-pepper', 'parsley', 'mushroom-fried',
  'apple', 'banana', 'orange', 'lemon', 'kiwi', 'strawberry', 'persimmon', 'pomegranate', 'raisin', 'prune', 'dried-apricot',
  'cola', 'milk-chocolate', 'honey', 'strawberry-jam', 'milk-frankfurter', 'ham', 'tomato-pickled', 'coffee', 'turkish-coffee',
];
