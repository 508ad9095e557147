import { dayInZone, isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Measurement } from '#domain/body/body-measurements.ts';
import { AppleFoods, type Eaten } from './apple-foods.ts';
import type { Gathering } from '../gathering.ts';
import { textOf } from '../read-bytes.ts';
import { readClock } from '../read-date.ts';
import { kcalOfKilojoules, kgOf } from '../read-figure.ts';
import type { Part } from '../reading.ts';
import { attribute, XmlTags } from '../xml-tags.ts';

/** The largest document that is read: it is streamed, its size costs only time. */
const MOST_XML_BYTES = 12 * 1024 * 1024 * 1024;
const QUANTITY = 'HKQuantityTypeIdentifier';
const FOOD = 'HKCorrelationTypeIdentifierFood';

const ML_OF: Record<string, number> = {
  ml: 1,
  l: 1000,
  cl: 10,
  dl: 100,
  fl_oz_us: 29.5735,
  fl_oz_imp: 28.4131,
  cup_us: 236.588,
};
const CM_OF: Record<string, number> = { cm: 1, m: 100, mm: 0.1, in: 2.54, ft: 30.48 };

interface RecordTag {
  type: string;
  source: string;
  unit: string;
  value: string;
  start: string;
  /** IANA name; null: the day is as the export writes it. */
  zone: string | null;
  meal: string;
  food: string;
}

/**
 * Reads the `export.xml` of Apple Health: one `Record` for each figure, with when and by which app. Energy and macros of
 * one app at one time are one dish; a `Correlation` names the food and repeats its records, which also stand alone: each
 * counts once. The day is the record's own: where it names its time zone in that zone, else as the export writes it.
 * Returns false for an XML of something else.
 */
export async function readAppleHealth(part: Part, gathering: Gathering): Promise<boolean> {
  const health = new HealthRecords(gathering);
  const tags = new XmlTags((tag) => health.take(tag));
  for await (const text of textOf(part, MOST_XML_BYTES)) {
    tags.push(text);
    if (health.isOther) return false;
  }
  tags.end();
  return health.end();
}

class HealthRecords {
  private readonly gathering: Gathering;
  private readonly foods: AppleFoods;
  /** The newest weigh-in of each day by the time that it names. */
  private readonly weighed = new Map<DiaryDay, string>();
  private open: RecordTag | null = null;
  private together: { name: string; meal: string; eaten: Eaten[] } | null = null;
  private root: 'none' | 'health' | 'other' | 'ended' = 'none';

  constructor(gathering: Gathering) {
    this.gathering = gathering;
    this.foods = new AppleFoods(gathering);
  }

  get isOther(): boolean {
    return this.root === 'other';
  }

  take(tag: string): void {
    if (tag.startsWith('<Record')) this.record(tag);
    else if (this.open && tag.startsWith('</Record')) this.endRecord();
    else if (tag.startsWith('<MetadataEntry')) this.metadata(tag);
    else if (tag.startsWith('<Correlation')) this.beginTogether(tag);
    else if (tag.startsWith('</Correlation')) this.endTogether();
    else if (tag.startsWith('</HealthData')) this.root = 'ended';
    else if (this.root === 'none') this.root = tag.startsWith('<HealthData') ? 'health' : 'other';
  }

  /** Returns whether it was Apple's; half a document is told of. */
  end(): boolean {
    if (this.root === 'none' || this.root === 'other') return false;
    this.foods.finish();
    this.gathering.isCut ||= this.root === 'health';
    this.gathering.sources.add('apple-health');
    return true;
  }

  private record(tag: string): void {
    if (this.root === 'none') this.root = 'other';
    const type = wantedType(tag);
    if (type === null) return;
    const get = (name: string) => attribute(tag, name) ?? '';
    const record: RecordTag = {
      type,
      source: get('sourceName'),
      unit: get('unit'),
      value: get('value'),
      start: get('startDate'),
      zone: null,
      meal: '',
      food: '',
    };
    this.open = record;
    if (/\/>\s*$/.test(tag)) this.endRecord();
  }

  private metadata(tag: string): void {
    if (!this.open && !this.together) return;
    const [key, value] = [attribute(tag, 'key') ?? '', attribute(tag, 'value') ?? ''];
    const name = /^HKFood(Type|Name|ImageName)$/.test(key) && key !== 'HKFoodImageName';
    if (this.open) {
      if (key === 'HKTimeZone') this.open.zone = value;
      else if (name) this.open.food = value;
      else if (/meal/i.test(key)) this.open.meal = value;
    } else if (this.together) {
      if (name) this.together.name = value;
      else if (/meal/i.test(key)) this.together.meal = value;
    }
  }

  private beginTogether(tag: string): void {
    if (attribute(tag, 'type') === FOOD) this.together = { name: '', meal: '', eaten: [] };
  }

  private endTogether(): void {
    if (this.together) this.foods.together(this.together.name, this.together.meal, this.together.eaten);
    this.together = null;
  }

  private endRecord(): void {
    const { open } = this;
    this.open = null;
    if (!open) return;
    const sample = `${open.start} ${open.type} ${open.value} ${open.unit}`;
    const day = dayOf(open);
    const value = Number(open.value);
    if (!day) this.gathering.leaveOut('date', sample);
    else if (open.value.trim() === '' || !Number.isFinite(value)) this.gathering.leaveOut('figures', sample);
    else this.sort(open, day, value, sample);
  }

  private sort(record: RecordTag, day: DiaryDay, value: number, sample: string): void {
    const unit = record.unit.toLowerCase();
    if (record.type === 'BodyMass') this.weigh(record, day, value, unit, sample);
    else if (record.type === 'BodyFatPercentage')
      this.measure(day, 'bodyFat', value <= 1 ? value * 100 : value, sample);
    else if (record.type === 'WaistCircumference')
      this.measure(day, 'waist', value * (CM_OF[unit] ?? Number.NaN), sample);
    else if (record.type === 'DietaryWater')
      this.gathering.drink('apple-health', day, value * (ML_OF[unit] ?? Number.NaN), sample);
    else this.eat(record, day, value, unit, sample);
  }

  private weigh(record: RecordTag, day: DiaryDay, value: number, unit: string, sample: string): void {
    if (this.together || (this.weighed.get(day) ?? '') > record.start) return;
    const kg =
      unit === 'g' ? value / 1000 : unit === 'lb' || unit === 'st' || unit === 'kg' ? kgOf(value, unit) : Number.NaN;
    if (this.gathering.weigh('apple-health', day, kg, sample)) this.weighed.set(day, ownCopy(record.start));
  }

  private measure(day: DiaryDay, name: Measurement, value: number, sample: string): void {
    this.gathering.measure('apple-health', day, name, value, sample);
  }

  private eat(record: RecordTag, day: DiaryDay, value: number, unit: string, sample: string): void {
    const macro = MACRO_OF[record.type];
    if (!macro) return;
    const figure = macro === 'calories' ? energyOf(value, unit) : gramsOf(value, unit);
    if (!(figure >= 0)) return void this.gathering.leaveOut('figures', sample);
    const eaten: Eaten = {
      day,
      clock: readClock(record.start.slice(10)),
      start: record.start,
      app: record.source,
      food: record.food,
      meal: record.meal,
      macro,
      figure,
    };
    if (this.together) this.together.eaten.push(eaten);
    else this.foods.alone(eaten);
  }
}

const MACRO_OF: Partial<Record<string, Eaten['macro']>> = {
  DietaryEnergyConsumed: 'calories',
  DietaryProtein: 'proteins',
  DietaryCarbohydrates: 'carbs',
  DietaryFatTotal: 'fats',
};
const WANTED = new Set([
  ...Object.keys(MACRO_OF),
  'BodyMass',
  'BodyFatPercentage',
  'WaistCircumference',
  'DietaryWater',
]);
const USUAL = `<Record type="${QUANTITY}`;

/** The type of a wanted record without its prefix; a million others are told apart by a few characters. */
function wantedType(tag: string): string | null {
  if (tag.startsWith(USUAL)) {
    const first = tag.charCodeAt(USUAL.length);
    // Body…, Dietary…, Waist…
    if (first !== 66 && first !== 68 && first !== 87) return null;
  }
  const type = attribute(tag, 'type');
  const name = type?.startsWith(QUANTITY) ? type.slice(QUANTITY.length) : '';
  for (const wanted of WANTED) if (wanted === name) return wanted;
  return null;
}

const START = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})/;

function dayOf({ start, zone }: RecordTag): DiaryDay | null {
  const parts = START.exec(start);
  const [, day = start.slice(0, 10), clock, hours, minutes] = parts ?? [];
  if (zone && parts) {
    const at = Date.parse(`${day}T${clock}${hours}:${minutes}`);
    try {
      return dayInZone(at, zone);
    } catch {
      // A zone that this platform does not know: the day stays as it is written.
    }
  }
  return isDiaryDay(day) ? ownDay(day) : null;
}

const days = new Map<string, DiaryDay>();
/** One copy of each day: a piece of a tag would hold the whole piece of the file in memory. */
function ownDay(day: DiaryDay): DiaryDay {
  const known = days.get(day);
  if (known) return known;
  const own = ownCopy(day) as DiaryDay;
  days.set(own, own);
  return own;
}

/** A text that shares no memory with the one that it was cut from. */
const ownCopy = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

function energyOf(value: number, unit: string): number {
  if (unit === 'kcal' || unit === 'cal') return value;
  if (unit === 'kj') return kcalOfKilojoules(value);
  return unit === 'j' ? kcalOfKilojoules(value / 1000) : Number.NaN;
}

const GRAMS_OF: Record<string, number> = { g: 1, mg: 0.001, kg: 1000, oz: 28.3495 };
const gramsOf = (value: number, unit: string): number => value * (GRAMS_OF[unit] ?? Number.NaN);
