import type { Food, FoodUnit, Preparation } from '#domain/food/food.ts';
import type { Ending } from '#domain/georgian/stemmed.ts';
import type { Deed } from '../words/deed-words.ts';

interface Place {
  start: number;
  end: number;
}

/**
 * A food's name as it stands in the text: `leftOut` says „გარეშე" or უ-…-ო, `raw` that the name itself says so (უმი კვერცხი), `withInside` that it ends in what goes along
 * (ჩაი შაქრით), `withFirst` that it begins with it (ლორით სენდვიჩი), `ofWhat` that it says of what it is (ვაშლის წვენი, წვენი ვაშლის), `kind` that it is the one word of a kind of food (სუპი; `isSoup`) and `anySort` that any word beside it names its sort, `adjective` that it is only an adjective (აჭარული), `ofVowel` that its dative is its genitive too (ხბოს), `from` that an amount is taken from it (ხინკლიდან).
 */
export type FoodElement = Place & {
  is: 'food';
  food: Food;
  ending: Ending;
  sureness: number;
  leftOut: boolean;
  raw: boolean;
  withInside: boolean;
  withFirst: boolean;
  ofWhat: boolean;
  kind: boolean;
  anySort: boolean;
  isSoup: boolean;
  adjective: boolean;
  ofVowel: boolean;
  from: boolean;
};
export type AmountElement =
  | (Place & {
      is: 'number';
      value: number;
      range: boolean;
      decimal: boolean;
      /** Of every food of a list: „თითო". */ each?: boolean;
      /** Something is taken from so many: „ექვსიდან". */ from?: boolean;
      /** So often: „ორჯერ". */ times?: boolean;
    })
  | (Place & {
      is: 'unit';
      unit: FoodUnit | 'spoon';
      each: number;
      from?: boolean;
      vague?: boolean;
      /** In the genitive: „ტუბის ნახევარი". */ ofIt?: boolean;
    })
  | (Place & { is: 'size'; factor: number; vague: boolean; whole: boolean });
export type PreparationElement = Place & { is: 'preparation'; preparation: Preparation; decides: boolean };
/** What a text is made of, once its words are known. `and` and `break` part foods from each other. */
export type Element =
  | FoodElement
  | AmountElement
  | PreparationElement
  /** `noun` where it may be one, or an adjective: what it is beside a food changes which one is meant. */
  | (Place & {
      is: 'unknown';
      noun: boolean;
      /** It stands in the genitive: what follows is of it. */ ofWhat?: boolean;
      /** It looks like a verb of what befalls: „დამექცა". */ befell?: boolean;
      /** It looks like a verb of the writer's: „გავძეხი". */ deed?: boolean;
    })
  /** A maker's name: nothing beside a food, a question without one. */
  | (Place & { is: 'brand' })
  /** „-5": nobody eats less than nothing, so that what it counts is asked about. */
  | (Place & { is: 'negative' })
  | (Place & { is: 'without'; next: boolean })
  /** A verb or particle that says whether its foods were eaten. */
  | (Place & {
      is: 'deed';
      deed: Deed;
      /** A meal itself: „საუზმე არ მქონია". */ meal?: boolean;
    })
  /** Among how many a food was shared: „ორზე", „სამმა". */
  | (Place & { is: 'sharers'; count: number })
  | (Place & { is: 'and' })
  /** `ends` a sentence, and whether that one `asks`. */
  | (Place & { is: 'break'; ends: boolean; asks: boolean });
