import type { Deed } from './deed-words.ts';

const PREVERB = '(?:Se|Semo|Ca|Camo|mo|mi|ga|gada|gamo|da|a|amo|ca|camo)';
/** Verbs of eating and drinking by their roots, slang included: ჭამ, სანსლ, ყლაპ, კბიჩ, კნატუნ, ხრამუნ, წრუპ, ხვრიპ, ნთქ, ღეჭ, თქვლიფ, (გავ)აქრ, (გავ)ანადგურ, (მოვ)სპ, (ჩავ)არტყ, (და)ლი. */
const ROOT =
  '(?:Cam|Cm|sansl|klap|kbiC|knatun|xramun|crup|xvrip|ntk|geC|tkvlip|akr|anadgur|nadgur|sp|artk|kvel|azex|zex|acariel|amtavr|tac)';

/** Verbs of the kitchen and the table: ფცქვენ, ჩეხ, ხეხ, ჭერ, ზილ, (და)სხ, თბ, ცხელ, (ჩა)ხსენ, (ჩა)წ, მატ, დნ, (ა)ურ, ყარ, (წაუ)სვ, თუთქ, ნაყ, თალ, კეპ. */
const KITCHEN =
  '(?:(?:Se|ga|gada|gamo|da|a|amo|mo|mi|ca|Ca)v[ai]?(?:pckven|pckvn|Cex|xex|Cer|zil|sx|tb|cxel|mat|dn|uri|kar|tutk|nak|naki|tal|kep|Cmaxn)|(?:mo|Ca|amo)v[ai]?(?:xsen|c)|(?:mo|ga|da)va[a-zA-Z]+in|gavtex|cavusv|davad)';

/** What the form of a verb says of who ate and whether it is done, by person and tense. */
const WRITTEN: readonly (readonly [string, Deed])[] = [
  [`${PREVERB}?v${ROOT}[ei]`, 'eat'],
  // „უნდა მეჭამა".
  [`me${ROOT}a`, 'plan'],
  [`${PREVERB}?(?:mi|mo?me|me)${ROOT}(?:ia|a|avs)`, 'eat'],
  // Somebody made the writer eat or drink: მაჭამა, დამალევინა.
  [`${PREVERB}?ma(?:${ROOT}|levin|smi|svi)(?:a|es|in[ae]s?)`, 'eat'],
  // „ნეტა ვჭამდე".
  [`${PREVERB}?v(?:${ROOT}|svam)d(?:e|et)`, 'plan'],
  // What was taken away, thrown away or spilt: ამოვკრიფე, მოვაცალე, გადავღვარე.
  ['(?:amo|mo)va?(?:cal|Sor|lag|pxik|Cer)(?:e|i|et|it)|amovkripet?|gada?va?(?:gvar|gd|kar|kc)i?(?:e|et)', 'refuse'],
  [`${PREVERB}?v${ROOT}[ei]t`, 'together'],
  [`${PREVERB}?(?:gvi)${ROOT}(?:ia|avs)`, 'together'],
  [`${PREVERB}v${ROOT}(?:o|ot|av|avt|am|amt)`, 'plan'],
  [`${PREVERB}?${ROOT}(?:a|es|avs|aven)`, 'others'],
  [`${PREVERB}?u${ROOT}(?:ia|iat|avs)`, 'others'],
  [`${KITCHEN}(?:e|i|et|it)`, 'order'],
  // What is done for somebody: გავუგზავნე, მოვუხარშე.
  [`${PREVERB}vu[a-zA-Z]{3,}e`, 'others'],
  // What others made or brought for the writer: გამომიცხვეს, მოგვიტანეს.
  ['(?:mo|gamo|Semo|ga|da|Se)(?:mi|gvi)[a-zA-Z]{3,}(?:[^d]a|es)', 'order'],
  // გამომატანა, დამახვედრეს.
  ['(?:mo|gamo|camo|Camo|Semo|ga|da|Se)(?:ma|gva)[a-zA-Z]{2,}(?:[^d]a|es)', 'order'],
  // What others took or made for themselves, or what befell: დაიჭირა, დაიკარგა.
  ['(?:da|ga|mo|Se|Ca|a|ca)i[a-zA-Z]{3,}(?:a|es)', 'event'],
  // What is being cooked, or is cooked by others: ვწვავ, ვხარშავთ, აცხობს.
  ['v(?:cv|xarS|Suin)avt?', 'plan'],
  ['v(?:acxob|amzadeb|tli|Cri|pckvni)t?', 'plan'],
  ['(?:acxob|amzadeb|cvav|xarSav|akeneb|aketeb)(?:s|en)', 'buy'],
  // What is going on or stands so is no meal: ვწონავ, ამბობს, მეპატიჟებიან, მსუქანია.
  ['v[a-zA-Z]{2,}(?:av|eb|ob|am|ebi|obi)t?', 'event'],
  ['[a-zA-Z]{2,}(?:av|eb|ob)(?:s|en|ian)', 'event'],
  ['[a-zA-Z]{4,}(?:[^ei]ia|ebian)', 'event'],
];
const FORMS = WRITTEN.map(([form, deed]): readonly [RegExp, Deed] => [new RegExp(`^${form}$`), deed]);
/** Most words have none of the forms: one look tells. */
const ANY_FORM = new RegExp(WRITTEN.map(([form]) => `^${form}$`).join('|'));

/** The deed of a verb that is in no list, by its form; undefined for any other word. */
export const deedOfForm = (key: string): Deed | undefined =>
  ANY_FORM.test(key) ? FORMS.find(([form]) => form.test(key))?.[1] : undefined;
