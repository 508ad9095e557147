/** What a sentence does with food that is not for the person: advises or permits it, warns of it, or only tells of it. */
export type Stance = 'advises' | 'warns' | 'tells';

/** Between the clauses of a sentence. */
const CLAUSES = /[,;:–—]\s+|\s+(?:მაგრამ|თუმცა|ხოლო|ამიტომ|სამაგიეროდ)\s+/u;
/** A verb of advice or leave that is denied, with a word or two between. */
const DENIED =
  /(?<![ა-ჰ])(?:არ|ვერ|ნუ|აღარ|ვეღარ|არც|ნურც)\s+(?:[ა-ჰ]+\s+){0,2}?(?:გირჩ|ურჩ|მიირთ|მიიღ|ჭამ|შეჭამ|დალ|სვა|გამოიყ|დაამატ|აირჩ|შეიძლ|შეგიძლ|სცად|შედ|გერგ|ღირს|ივარგ|უნდა|შეუკვ|არის (?:უსაფრთხო|რეკომენდ|სასურველ|დაშვებულ|თქვენთვის))[ა-ჰ]*/gu;
const AVOIDS =
  /ერიდ|არიდ|შეზღუდ|შეამცირ|თავი შეიკავ|თავს იკავ|გამორიცხ|გამოტოვ|აკრძალ|უარი თქ|ალერგი|აუტანლობ|სახიფათო|საშიში/u;
/** „ნუ მოერიდებით", „საშიში არ არის". */
const ALLOWS_BY_DENIAL =
  /(?<![ა-ჰ])(?:არ|აღარ|ნუ|ნურც)\s+(?:[ა-ჰ]+\s+)?[ა-ჰ]*(?:ერიდ|არიდ|ზღუდ|მცირ|შეიკავ|რიცხ|კრძალ|იწვევ|საშიშ|სახიფათ)|(?:საშიშ|სახიფათ|აკრძალულ|ალერგია)[ა-ჰ]*\s+(?:[ა-ჰ]+\s+)?(?:არ|აღარ)(?![ა-ჰ])/u;
const ADVISES =
  /გირჩ|ურჩ|გთავაზ|შემოგთავაზ|აირჩ|სცად|სინჯ|მიირთ|ჭამ|დალ[იე]|დაამატ|მოუმატ|მოაყარ|მოასხ|მოამზად|გააკეთ|გამოიყენ|გამოგადგ|ჩართ|შეიტან|შეუკვ|წაიხემს|მიიღეთ|წაიღ|აიღ|შეგიძლ|შეიძლ|შეგეძლ|დასაშვებ|ნებადართ|ღირს|თამამად|უპრობლემ|უსაფრთხო|უკეთეს|სჯობ|არჩევან|ვარიანტ|იდეალურ|შესანიშნავ|სასარგებლო|ჩაანაცვლ|მოუხდება|ივარგებს|(?<![ა-ჰ])(?:დიახ|კი|რა თქმა უნდა|აბა რა|რატომაც არა)(?![ა-ჰ])/u;
/** Words of an enumeration that are no food. */
const JOINS = /^(?:და|ან|თუ|ასევე|აგრეთვე|ყველა|სხვა|მათ|შორის|ნებისმიერი|ახალი)$/u;
const WORD = /[\p{L}\p{M}]+/gu;

/** What the words of a part name: food at all, and such that is not for the person. */
interface Named {
  food: (text: string) => boolean;
  unsuited: (text: string) => boolean;
}

/**
 * Reads the stance of a sentence to the unsuited food that it names, or that was spoken of before it. A clause of nothing but foods goes with the
 * one before or after it; advice about a food of its own is no advice of the other. Of several stances the most permissive counts.
 */
export function readStance(sentence: string, named: Named): Stance {
  const clauses = sentence.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const isBare = (clause: string) => (clause.match(WORD) ?? []).every((word) => JOINS.test(word) || named.food(word));
  const stances = clauses.map((clause) => (isBare(clause) ? null : stanceOf(clause)));
  const near = (at: number) =>
    stances.slice(0, at).findLast((one) => one !== null) ?? stances.slice(at).find((one) => one !== null);
  const counted = clauses.flatMap((clause, at): Stance[] => {
    if (named.unsuited(clause)) return [stances[at] ?? near(at) ?? 'tells'];
    return stances[at] === 'advises' && !named.food(clause) ? ['advises'] : [];
  });
  if (counted.includes('advises')) return 'advises';
  return counted.length > 0 && counted.every((one) => one === 'warns') ? 'warns' : 'tells';
}

function stanceOf(clause: string): Stance {
  if (ALLOWS_BY_DENIAL.test(clause)) return 'advises';
  const rest = clause.replaceAll(DENIED, ' ');
  const isDenied = rest !== clause;
  if (ADVISES.test(rest) || (isDenied && AVOIDS.test(rest))) return 'advises';
  return isDenied || AVOIDS.test(clause) ? 'warns' : 'tells';
}
