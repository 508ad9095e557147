import { those, type Order } from './order.ts';
import type { Scene } from './scenes/scene.ts';
import { HAND_DRAWN } from './heroes/hand-drawn.ts';
import { blini, bread, dip, pancakes, pizza, rolls, toast, wraps } from './scenes/breads.ts';
import { creamSoup, heaped, mashed, porridge, salad, soup, stew } from './scenes/bowls.ts';
import { boiled, fried, muffins, omelette, scrambled } from './scenes/eggs.ts';
import { bake, board, cutlets, fish, littleFishes, plate } from './scenes/plates.ts';
import { bakedFruit, bars, biscuits, cake, coupe, drink } from './scenes/sweets.ts';
import { bananas, corncobs, fruit, handful, stuffed } from './scenes/stuffed.ts';

/** Mashed potatoes for themselves, or beside meat. */
const mashedOrPlate: Scene = (order) => (those(order, 'meat', 'fish')[0] ? plate : mashed)(order);

/** Which way to serve a recipe's name asks for; the first that fits counts. */
const BY_NAME: readonly (readonly [RegExp, Scene])[] = [
  [/cream-soup|gazpacho|cold-cucumber|puree-soup/, creamSoup],
  [/smoothie-bowl/, porridge],
  [
    /smoothie|shake|lemonade|compote|kissel|juice|-tea(-|$)|coffee|cocoa-(drink|milk|hot)|latte|kefir-(cold|light|cinnamon)|ayran|milk-warm|infusion|hot-chocolate/,
    drink,
  ],
  [/muffin/, muffins],
  [/mash(?!room)/, mashedOrPlate],
  [/toast|sandwich|bruschetta|crispbread|bread-(cheese|butter)|rice-cakes|boiled-eggs-rye|club/, toast],
  [/shoti|puri|bread-portion|herb-portion|rye-bread/, bread],
  [/corn-on/, corncobs],
  [/khamsa|anchov|sprat/, littleFishes],
  [/^banana-(one|two|fresh)|banana-peanut/, bananas],
  [/omelette|frittata/, omelette],
  [/scrambled|scramble/, scrambled],
  [/shakshuka|fried-eggs|bacon-and-eggs|eggs-(in|with)|egg-(bean|tomato)|poached|benedict|chirbuli|chizhi/, fried],
  [/boiled-egg|stuffed-egg|egg-whites|eggs-boiled|soft-boiled/, boiled],
  [/blini|crepe|nalistnik/, blini],
  [
    /syrniki|fritter|potato-pancake|zucchini-pancake|latke|draniki|falafel|cutlets?-(baked|fried|vegetable|lentil|bean|carrot|cabbage)|(fish|carrot|bean|lentil|cabbage|buckwheat|chickpea|soy)-(cutlets?|patties)/,
    cutlets,
  ],
  [/pancake|oladi|waffle/, pancakes],
  [/pizza/, pizza],
  [/wrap|lavash-roll|burrito|shawarma|lavash(?!-pizza)/, wraps],
  [/-rolls(-|$)|roll-ups/, rolls],
  [/boats?|stuffed|rings|jacket|celery-peanut|cucumber-bites|lettuce-cups/, stuffed],
  [/-cups?(-|$)/, salad],
  [/-bites/, plate],
  [/dip|hummus|guacamole|spread|caviar|pate|tzatziki/, dip],
  [
    /cookies?|biscuit|balls?-(date|apricot|peanut|protein|oat|energy)|energy-ball|protein-ball|truffle|gingerbread/,
    biscuits,
  ],
  [/bars?(-|$)|brownie|granola-bar|flapjack|halva|fudge/, bars],
  [/apple-baked|pear-baked|quince-baked|baked-(apple|pear|quince)|pumpkin-baked-honey/, bakedFruit],
  [/cake|charlotte|pie(?!-meat)|strudel|tart|napoleon|cheesecake|medok/, cake],
  [
    /mousse|panna-cotta|parfait|ice-cream|sorbet|pudding|cream(?!-soup|-cheese)$|khacho-(chocolate|banana)|strawberries-cream|jelly|gelato|frozen/,
    coupe,
  ],
  [
    /porridge|oats?(-|$)|muesli|granola|chia|korkoti|semolina|-milk(-|$)|millet-|hot-bowl|(khacho|curd|matsoni|yogurt|skyr|nadughi|cottage-cheese)-(berr|honey|peach|granola|fruit|almond|walnut|small|plain|banana)|berry-bowl|matsoni-|greek-yogurt|skyr|khacho-|nadughi-mint|rice-water|barley-|bulgur-apple|wheat-honey|quinoa-coconut|buckwheat-(with-milk|water)/,
    porridge,
  ],
  [
    /risotto|pilaf|plov|pasta|spaghetti|mac-and|noodle|wok|paella|poke|couscous(?!.*chicken)|buckwheat-(egg|mushroom)|chili-con|bulgur-|rice-(with|vegetable)/,
    heaped,
  ],
  [/casserole|lasagna|moussaka|gratin|bake(-|$)|shepherd|parmigiana|baked-with|zapekanka/, bake],
  [/stew|goulash|braised|curry|ragout|stroganoff|chili|pork-cabbage|chicken-mushroom-cream|(?<!trout-)pan(-|$)/, stew],
  [/handful|portion|popcorn|chips|roasted-chickpeas|edamame|mix(-|$)|trail|nuts|almonds|walnuts|seeds|sticks/, handful],
  [
    /fruit|grapes|mandarin|banana|(?<!pine)apple|pear|peach|orange|quince|plum|watermelon|melon|persimmon|strawberr|dates|prunes|berries|figs?|jerky|kiwi|cherr|corn-on/,
    fruit,
  ],
  [/board|plate-breakfast|cheese-plate|cheese-herbs|cheese-(apple|grape)|sulguni-tomato|caprese-skewers/, board],
];

/** Never for a dish of meat, whatever its name says: a shepherd’s pie is no cake. */
const SWEET: ReadonlySet<Scene> = new Set([cake, coupe, bars, biscuits, bakedFruit, porridge]);

/** The scene of a recipe whose name asks for none. */
function byMake(order: Order): Scene {
  const { course, method } = order.recipe;
  if (course === 'soup') return soup;
  if (course === 'salad') return salad;
  if (course === 'drink') return drink;
  if (course === 'bread') return bread;
  if (course === 'side' && method !== 'simmer') return those(order, 'grain')[0] ? heaped : plate;
  if (course === 'sweet' && order.seen[0]?.role === 'vegetable') return plate;
  if (course === 'sweet') return method === 'bake' ? cake : coupe;
  const [heaviest] = order.seen;
  if (those(order, 'fish')[0] && method !== 'simmer' && !those(order, 'grain')[0]) return fish;
  if (those(order, 'meat', 'fish')[0]) return method === 'simmer' || method === 'boil' ? stew : plate;
  if (heaviest?.role === 'grain') return heaped;
  if (order.seen[0]?.role === 'bread') return bread;
  if (method === 'bake') return bake;
  if (method === 'none') return salad;
  return method === 'simmer' || method === 'boil' ? stew : plate;
}

/** The way this recipe is served. */
export const sceneOf = (order: Order): Scene =>
  HAND_DRAWN.find(([pattern]) => pattern.test(order.id))?.[1] ??
  (order.recipe.course === 'soup' && !/cream|gazpacho|cold-cucumber/.test(order.id) ? soup : undefined) ??
  (order.recipe.course === 'salad' && !/fruit|sticks|boat|stuffed|roll/.test(order.id) ? salad : undefined) ??
  BY_NAME.find(
    ([pattern, scene]) => pattern.test(order.id) && !(SWEET.has(scene) && those(order, 'meat', 'fish')[0]),
  )?.[1] ??
  byMake(order);
