/** Georgian in Latin letters as it is typed: the informal way, that of the road signs, that of the keyboard with Shift. */
const WAYS: readonly Readonly<Record<string, string>>[] = [
  { ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'f', ქ: 'q', ღ: 'gh', ყ: 'y', შ: 'sh', ჩ: 'ch', ც: 'c', ძ: 'dz', წ: 'w', ჭ: 'ch', ხ: 'x', ჯ: 'j', ჰ: 'h' },
  { ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 't', ი: 'i', კ: 'k’', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p’', ჟ: 'zh', რ: 'r', ს: 's', ტ: 't’', უ: 'u', ფ: 'p', ქ: 'k', ღ: 'gh', ყ: 'q’', შ: 'sh', ჩ: 'ch', ც: 'ts', ძ: 'dz', წ: 'ts’', ჭ: 'ch’', ხ: 'kh', ჯ: 'j', ჰ: 'h' },
  { ა: 'a', ბ: 'b', გ: 'g', დ: 'd', ე: 'e', ვ: 'v', ზ: 'z', თ: 'T', ი: 'i', კ: 'k', ლ: 'l', მ: 'm', ნ: 'n', ო: 'o', პ: 'p', ჟ: 'J', რ: 'r', ს: 's', ტ: 't', უ: 'u', ფ: 'f', ქ: 'q', ღ: 'R', ყ: 'y', შ: 'S', ჩ: 'C', ც: 'c', ძ: 'Z', წ: 'w', ჭ: 'W', ხ: 'x', ჯ: 'j', ჰ: 'h' },
];

const spelt = (way: Readonly<Record<string, string>>) => (text: string): string => [...text].map((letter) => way[letter] ?? letter).join('');

const [informal = (text: string) => text, ofSigns = (text: string) => text, ofKeyboard = (text: string) => text] = WAYS.map(spelt);

/** A Georgian text in other letters, or in capitals of its own. */
export const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  asWritten: (text) => text,
  capitals: (text) => text.toUpperCase(),
  informal,
  informalCapitals: (text) => informal(text).toUpperCase(),
  ofSigns,
  ofKeyboard,
};
