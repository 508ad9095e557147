import type { Gender } from '#domain/body/body.ts';
import type { Nutrient } from '../nutrient.ts';

type Value = number | Readonly<Record<Gender, number>>;

/** A value for each group; what the source does not give, or nobody has looked up, is absent. */
export interface ByGroup {
  at14?: Value;
  to17?: Value;
  to24?: Value;
  to50?: Value;
  older?: Value;
  pregnant?: Value;
  breastfeeding?: Value;
  pregnantTo24?: Value;
  breastfeedingTo24?: Value;
}

export interface ReferenceRow {
  kind: 'at-least' | 'at-most' | 'about';
  target?: ByGroup;
  /** On top of the target: amount per MJ of the day's energy. */
  perMegajoule?: number;
  /** On top of the target: share of the day's energy as fat. */
  shareOfEnergy?: number;
  basis: string;
  upper?: ByGroup;
  upperBasis?: string;
}

/** By sex, man first. */
const by = (male: number, female: number): Value => ({ male, female });

/** Values of the groups in this order; who is with child or nurses has the same at 18 to 24 where `young` says nothing else. */
function groups(
  at14: Value | null,
  to17: Value | null,
  adult: Value | null,
  pregnant: Value | null,
  breastfeeding: Value | null,
  rest: { older?: Value; young?: Value } = {},
): ByGroup {
  const { older = adult, young } = rest;
  return {
    ...(at14 !== null && { at14 }),
    ...(to17 !== null && { to17 }),
    ...(adult !== null && { to24: young ?? adult, to50: adult }),
    ...(older !== null && { older }),
    ...(pregnant !== null && { pregnant, pregnantTo24: young ?? pregnant }),
    ...(breastfeeding !== null && { breastfeeding, breastfeedingTo24: young ?? breastfeeding }),
  };
}
const everybody = (value: Value): ByGroup => groups(value, value, value, value, value);
const adults = (value: Value): ByGroup => groups(null, null, value, value, value);

const NEED = 'EFSA: საორიენტაციო მიღება';
const ENOUGH = 'EFSA: საკმარისი მიღება';
const LABEL = 'ევროკავშირის რეგლამენტი 1169/2011: ზრდასრულის საორიენტაციო მიღება';
const most = (source: string): string => `ზედა ზღვარი: ${source}`;
const SUMMARY = most('EFSA 2018');

/**
 * Reference values of the European Food Safety Authority (EFSA), and of Regulation (EU) 1169/2011 (Annex XIII B, 2,000 kcal) for fats, sugar and
 * salt. Its group of 15 to 17 years holds from 15; values at 14 are those of 11 to 14. The upper level of vitamin A is retinol's. Left out: upper
 * levels that count added forms only (magnesium, folate, niacin), caffeine of minors (per kg of body weight), and values that nobody could
 * look up (upper levels of selenium and manganese below 18, fibre of pregnant and breast-feeding women).
 */
export const REFERENCE_ROWS: Readonly<Partial<Record<Nutrient, ReferenceRow>>> = {
  fibre: { kind: 'at-least', target: groups(19, 21, 25, null, null), basis: ENOUGH },
  sugar: { kind: 'at-most', target: adults(90), basis: LABEL },
  saturated: { kind: 'at-most', target: adults(20), basis: LABEL },
  salt: { kind: 'at-most', target: adults(6), basis: LABEL },
  omega3: {
    kind: 'at-least',
    target: groups(0.25, 0.25, 0.25, 0.35, 0.35),
    shareOfEnergy: 0.005,
    basis: 'EFSA 2010: საკმარისი მიღება – α-ლინოლენის მჟავა ენერგიის 0,5%, EPA და DHA 250 მგ',
  },
  vitaminA: { kind: 'at-least', target: groups(600, by(750, 650), by(750, 650), 700, 1300), basis: NEED },
  retinol: { kind: 'at-most', basis: '', upper: groups(2600, 2600, 3000, 3000, 3000), upperBasis: most('EFSA 2024') },
  vitaminC: { kind: 'at-least', target: groups(70, by(100, 90), by(110, 95), 105, 155), basis: NEED },
  vitaminD: {
    kind: 'at-least',
    target: everybody(15),
    basis: `${ENOUGH}, როცა კანს მზე ცოტა ხვდება`,
    upper: everybody(100),
    upperBasis: most('EFSA 2023'),
  },
  vitaminE: {
    kind: 'at-least',
    target: groups(by(13, 11), by(13, 11), by(13, 11), 11, 11),
    basis: 'EFSA 2015: საკმარისი მიღება',
    upper: groups(220, 260, 300, 300, 300),
    upperBasis: most('EFSA 2024'),
  },
  vitaminK: { kind: 'at-least', target: groups(45, 65, 70, 70, 70), basis: ENOUGH },
  vitaminB1: { kind: 'at-least', target: everybody(0), perMegajoule: 0.1, basis: `${NEED}, დღის ენერგიის მიხედვით` },
  vitaminB2: { kind: 'at-least', target: groups(1.4, 1.6, 1.6, 1.9, 2), basis: NEED },
  vitaminB3: {
    kind: 'at-least',
    target: everybody(0),
    perMegajoule: 1.6,
    basis: `${NEED}, დღის ენერგიის მიხედვით, ტრიპტოფანისგან წარმოქმნილი ნიაცინის ჩათვლით`,
  },
  vitaminB5: { kind: 'at-least', target: groups(5, 5, 5, 5, 7), basis: ENOUGH },
  vitaminB6: {
    kind: 'at-least',
    target: groups(1.4, by(1.7, 1.6), by(1.7, 1.6), 1.8, 1.7),
    basis: NEED,
    upper: groups(null, 10.7, 12, 12, 12),
    upperBasis: most('EFSA 2023'),
  },
  folate: { kind: 'at-least', target: groups(270, 330, 330, 600, 500), basis: NEED },
  vitaminB12: { kind: 'at-least', target: groups(3.5, 4, 4, 4.5, 5), basis: ENOUGH },
  choline: { kind: 'at-least', target: groups(340, 400, 400, 480, 520), basis: ENOUGH },
  potassium: { kind: 'at-least', target: groups(2700, 3500, 3500, 3500, 4000), basis: ENOUGH },
  sodium: { kind: 'about', target: everybody(2000), basis: 'EFSA 2019: უსაფრთხო და საკმარისი მიღება' },
  calcium: {
    kind: 'at-least',
    target: groups(1150, 1150, 950, 950, 950, { young: 1000 }),
    basis: NEED,
    upper: adults(2500),
    upperBasis: SUMMARY,
  },
  magnesium: { kind: 'at-least', target: groups(by(300, 250), by(300, 250), by(350, 300), 300, 300), basis: ENOUGH },
  phosphorus: { kind: 'at-least', target: groups(640, 640, 550, 550, 550), basis: ENOUGH },
  iron: {
    kind: 'at-least',
    target: groups(by(11, 13), by(11, 13), by(11, 16), 16, 16, { older: 11 }),
    basis: 'EFSA 2015: საორიენტაციო მიღება',
    upper: groups(null, 35, 40, 40, 40),
    upperBasis: 'უსაფრთხო დონე: EFSA 2024',
  },
  zinc: {
    kind: 'at-least',
    target: groups(10.7, by(14.2, 11.9), by(11.7, 9.3), 10.9, 12.2),
    basis: `${NEED}, დღეში 600 მგ ფიტატისას`,
    upper: groups(18, 22, 25, 25, 25),
    upperBasis: most('EFSA'),
  },
  copper: {
    kind: 'at-least',
    target: groups(by(1.3, 1.1), by(1.3, 1.1), by(1.6, 1.3), 1.5, 1.5),
    basis: ENOUGH,
    upper: groups(4, 4, 5, null, null),
    upperBasis: SUMMARY,
  },
  manganese: {
    kind: 'at-least',
    target: groups(2, 3, 3, 3, 3),
    basis: ENOUGH,
    upper: adults(8),
    upperBasis: 'უსაფრთხო დონე: EFSA 2023',
  },
  selenium: {
    kind: 'at-least',
    target: groups(55, 70, 70, 70, 85),
    basis: ENOUGH,
    upper: adults(255),
    upperBasis: most('EFSA 2023'),
  },
  iodine: {
    kind: 'at-least',
    target: groups(120, 130, 150, 200, 200),
    basis: ENOUGH,
    upper: groups(450, 500, 600, 600, 600),
    upperBasis: SUMMARY,
  },
  caffeine: {
    kind: 'at-most',
    basis: '',
    upper: groups(null, null, 400, 200, 200),
    upperBasis: 'EFSA 2015: აქამდე საფრთხე არ ჩანს',
  },
};
