/** What each group of calls is about, by the first part of their paths. */
const TAGS: Readonly<Record<string, string>> = {
  config: 'What this server can do.',
  auth: 'Arriving, signing in, sessions.',
  user: 'The own account, its profile and what it may.',
  payment: 'PRO: orders, receipts, the renewal.',
  dashboard: 'The diary of a day: dishes, water, weight, goals, the plan.',
  'fasting-calendar': 'The Orthodox fasts.',
  meals: 'Recipes, and dishes that are kept.',
  catalogue: 'All foods and recipes, for the device.',
  products: 'Packed foods by their barcodes.',
  diets: 'The diets on offer.',
  ai: 'Foods in texts and photos, and the assistant.',
  conversations: 'What was said with the assistant.',
  uploads: 'Pictures.',
  changes: 'What changed, for devices that keep a diary of their own.',
  batch: 'Many writes of the diary at once.',
};

/** The group of a call. */
export const tagOf = (path: string): string => path.split('/')[1] ?? '';

/** The groups of these paths with their descriptions; one that nobody has described goes by its name. */
export const tagsOf = (paths: readonly string[]): { name: string; description: string }[] =>
  [...new Set(paths.map(tagOf))].map((name) => ({ name, description: TAGS[name] ?? `Calls below /${name}.` }));
