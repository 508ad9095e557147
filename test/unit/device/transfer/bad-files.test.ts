import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsOf, CsvRows } from '#device/transfer/import/foreign/formats/csv-rows.ts';
import { DateVotes, readClock, readDate } from '#device/transfer/import/foreign/read-date.ts';
import { DecimalVotes, readFigure, readWeight } from '#device/transfer/import/foreign/read-figure.ts';
import { stableId } from '#device/transfer/import/foreign/stable-id.ts';
import { readChosenFile } from '#device/transfer/import/read-chosen-file.ts';
import { makeZip } from '#test/make-zip.ts';
import { fileOf, line, readAs, readGood, WORDS } from './foreign-samples.ts';

const refusal = async (content: string | Uint8Array<ArrayBuffer>) => {
  const reading = await readAs(content);
  return reading.is === 'refused' ? reading.code : reading.is;
};
const MFP = 'Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)';

test('what is no diary is refused with its reason', async () => {
  const damaged = fileOf('apple-export.xml');
  const zip = makeZip([{ name: 'export.xml', content: damaged }]);
  expect({
    nothing: await refusal(''),
    spaces: await refusal(' \n '),
    picture: await refusal(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])),
    pdf: await refusal('%PDF-1.7\n1 0 obj'),
    words: await refusal('გამარჯობა, ეს წერილია\nმეორე ხაზი'),
    html: await refusal('<!DOCTYPE html><html><body>Sign in</body></html>'),
    otherXml: await refusal('<?xml version="1.0"?><ClinicalDocument><Record type="x"/></ClinicalDocument>'),
    otherJson: await refusal('{"hello":[1]}'),
    halfJson: await refusal('{"2024-03-14":{"consumed":{"products":[{"id":'),
    deepJson: await refusal('['.repeat(200_000)),
    emptyZip: await refusal(makeZip([])),
    zipOfNothing: await refusal(makeZip([{ name: 'a.csv', content: '' }])),
    zipOfOthers: await refusal(makeZip([{ name: 'xl/workbook.xml', content: '<?xml version="1.0"?><workbook/>' }])),
    halfZip: await refusal(zip.slice(0, zip.length / 2)),
    locked: await refusal(makeZip([{ name: 'export.xml', content: damaged, locked: true }])),
    headerAlone: await refusal(`${MFP}\n`),
    ofTheFuture: await refusal('{"format":"lukma","version":2,"days":[]}'),
  }).toEqual({
    nothing: 'empty',
    spaces: 'empty',
    picture: 'unknown',
    pdf: 'unknown',
    words: 'unknown',
    html: 'html',
    otherXml: 'unknown',
    otherJson: 'unknown',
    halfJson: 'damaged',
    deepJson: 'damaged',
    emptyZip: 'empty-zip',
    zipOfNothing: 'empty-zip',
    zipOfOthers: 'unknown',
    halfZip: 'damaged',
    locked: 'locked-zip',
    headerAlone: 'no-entries',
    ofTheFuture: 'other-version',
  });
});

test('entities are never put in: a document that declares one is refused, one without is read', async () => {
  const record =
    '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2024-06-01 07:00:00 +0400" value="70"/>';
  const document = (subset: string) =>
    `<?xml version="1.0"?><!DOCTYPE HealthData [${subset}]><HealthData>${record}</HealthData>`;
  expect(await refusal(document('<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">'))).toBe('entities');
  expect(await refusal(document('<!ENTITY % x SYSTEM "http://evil.example/x">'))).toBe('entities');
  expect(await refusal(document('<!-- <!ENTITY is only mentioned --><!ELEMENT HealthData ANY>'))).toBe('read');
  expect(await refusal(document("<!ATTLIST HealthData locale CDATA 'a]>b'>"))).toBe('read');
  // Records in a comment or a section are none.
  const hidden = `<?xml version="1.0"?><HealthData><!-- ${record} --><![CDATA[${record}]]><ExportDate/></HealthData>`;
  expect(await refusal(hidden)).toBe('no-entries');
});

test('an archive that grows without measure is not read on', async () => {
  const bomb = makeZip([
    { name: 'export.xml', content: `<?xml version="1.0"?><HealthData>${'<Record/>'.repeat(9_000_000)}` },
  ]);
  expect(bomb.length).toBeLessThan(300_000);
  expect(await refusal(bomb)).toBe('bomb');
});

test('half a file gives what it has, and says that it is half', async () => {
  const text = new TextDecoder().decode(fileOf('apple-export.xml'));
  const half = await readGood(text.slice(0, text.indexOf('HKQuantityTypeIdentifierDietaryWater')));
  expect(half).toMatchObject({ isCut: true, file: { weights: [{ kg: 71.2 }, { kg: 70.9 }] } });
  const csv = await readGood(`${MFP}\n2024-03-14,Lunch,400,1,2,3\n2024-03-15,"Lun`);
  expect(csv).toMatchObject({ isCut: true, file: { meals: [{ calories: 400 }] } });
  const short = await readGood(`${MFP}\n2024-03-14,Lunch,400,1,2,3\n2024-03-15,Lunch`);
  expect(short).toMatchObject({ file: { meals: [{ calories: 400 }] }, left: [{ reason: 'row', count: 1 }] });
});

test('a file of two gigabytes of something else is refused by its head', async () => {
  const piece = new Blob([new Uint8Array(1024 * 1024).fill(0x61)]);
  const large = new Blob(Array.from({ length: 2048 }, () => piece));
  expect(large.size).toBe(2 * 1024 ** 3);
  const shares: number[] = [];
  const reading = await readChosenFile(large, { answers: {}, words: WORDS, onProgress: (share) => shares.push(share) });
  expect(reading).toEqual({ is: 'refused', code: 'unknown' });
});

test('dates of one column are read in one order, which one of them tells; where none does, it is asked', async () => {
  const rows = (...dates: string[]) => [MFP, ...dates.map((date) => `${date},Lunch,400,1,2,3`)].join('\n');
  const days = async (text: string, answers = {}) => (await readGood(text, answers)).file.meals.map(({ date }) => date);
  expect(await days(rows('03/04/2024', '14/04/2024'))).toEqual(['2024-04-03', '2024-04-14']);
  expect(await days(rows('03/04/2024', '3/14/24'))).toEqual(['2024-03-04', '2024-03-14']);
  expect(await days(rows('03.04.2024'))).toEqual(['2024-04-03']);
  expect(await readAs(rows('05/05/2024', '03/04/2024'))).toEqual({
    is: 'asks',
    questions: [{ about: 'date-order', sample: '03/04/2024' }],
  });
  expect(await days(rows('03/04/2024'), { dateOrder: 'mdy' })).toEqual(['2024-03-04']);
});

test('figures: decimal commas, thousands, kilojoules and what is none', async () => {
  const european = `${MFP.replaceAll(',', ';')}\n2024-03-14;Lunch;1.250;10,5;60;20\n2024-03-15;Lunch;400,5;10;60;20`;
  expect((await readGood(european)).file.meals.map(line)).toEqual([
    '2024-03-14 lunch: lunch · MyFitnessPal, 1250 kcal 20/60/10.5',
    '2024-03-15 lunch: lunch · MyFitnessPal, 400.5 kcal 20/60/10',
  ]);
  // 4184 kJ of the macros' 1000 kcal: nobody eats four times what is in it.
  const kilojoules = `${MFP}\n2024-03-14,Lunch,2092,20,50,30\n2024-03-15,Lunch,4184,40,100,60`;
  expect((await readGood(kilojoules)).file.meals.map(({ calories }) => calories)).toEqual([500, 1000]);
  const absurd = await readGood(
    `${MFP}\n2024-03-14,Lunch,1e9,1,1,1\n2024-03-14,Lunch,x,1,1,1\n2024-03-14,Lunch,9,1,1,1`,
  );
  expect(absurd).toMatchObject({ file: { meals: [{ calories: 9 }] }, left: [{ reason: 'figures', count: 2 }] });

  expect(
    ['1,050', '10,5', '1.050,5', "1'200", '−3', 'n/a', '70.5 kg', 'x'].map((text) => readFigure(text, '.')),
  ).toEqual([1050, 10.5, 1050.5, 1200, -3, null, 70.5, Number.NaN]);
  expect(['155.4', '11 st 4 lb', '70,5 kg', ''].map((text) => readWeight(text, '.', 'lb')?.toFixed(1))).toEqual([
    '70.5',
    '71.7',
    '70.5',
    undefined,
  ]);
  const votes = new DecimalVotes();
  for (const text of ['1,050', '2', '3.5']) votes.see(text);
  expect(votes.decided(';')).toBe('.');
});

test('columns that are missing are not known, and their order does not matter', async () => {
  const { file } = await readGood('Calories,Meal,Date\n400,Dinner,2024-03-14\n');
  expect(file.meals.map(line)).toEqual(['2024-03-14 dinner: dinner · MyFitnessPal, 400 kcal 0/0/0']);
  // Nothing is known of it but its energy: a macro that the file does not name is no 0 g.
  expect(file.meals[0]).toMatchObject({ nutrients: {}, nutrientCoverage: { proteins: 0, carbs: 0, fats: 0 } });
  const foods = await readGood('Date,Food,Calories\n2024-03-14,Soup,120\n');
  expect(foods.sources).toEqual(['table']);
  expect(foods.file.meals.map(line)).toEqual(['2024-03-14 snacks: Soup, 120 kcal 0/0/0']);
});

test('days and hours as exports write them', () => {
  expect(
    [
      '2024-3-4',
      '2024-03-04T10:00:00',
      'Tuesday, May 1, 2018',
      '1 May 2018',
      '1 мая 2018 г.',
      '2024-02-30',
      'soon',
    ].map((text) => readDate(text, 'mdy')),
  ).toEqual(['2024-03-04', '2024-03-04', '2018-05-01', '2018-05-01', '2018-05-01', null, null]);
  expect(['8:05 AM', '12:15 am', '1:02 PM', '20:15', '25:00', ''].map(readClock)).toEqual([
    29_100,
    900,
    46_920,
    72_900,
    null,
    null,
  ]);
  const votes = new DateVotes();
  expect(votes.decided()).toBe(null);
});

test('text of every encoding is read: marks of order, UTF-16 without one, and Windows', async () => {
  const text = `${MFP}\r\n2024-03-14,Crème brûlée,400,1,2,3\r\n`;
  const utf16 = (bigEndian: boolean, mark: boolean) => {
    const full = mark ? `\uFEFF${text}` : text;
    const bytes = new Uint8Array(full.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < full.length; at += 1) view.setUint16(at * 2, full.charCodeAt(at), !bigEndian);
    return bytes;
  };
  const latin = new Uint8Array([...text].map((char) => char.charCodeAt(0)));
  for (const content of [text, `\uFEFF${text}`, utf16(false, true), utf16(true, true), utf16(false, false), latin]) {
    const { file } = await readGood(content);
    expect(file.meals.map(({ title }) => title)).toEqual(['Crème brûlée · MyFitnessPal']);
  }
});

test('any table is read as it was written, whatever its quotes, delimiters, line ends and pieces', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '=', 'ა', '\t') });
  fc.assert(
    fc.property(
      fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.nat(40),
      (rows, delimiter, end, cut) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter)).join(end);
        expect(rowsOf(text, delimiter)).toEqual(rows);
        const pieces: string[][] = [];
        const reader = new CsvRows(delimiter, (row) => pieces.push(row));
        reader.push(text.slice(0, cut));
        for (const char of text.slice(cut)) reader.push(char);
        expect(reader.end()).toBe(false);
        expect(pieces).toEqual(rows);
      },
    ),
  );
});

test('whatever a file holds, reading it never throws', async () => {
  const heads = [
    MFP,
    'Date,Weight',
    'Day,Time,Group,Food Name,Amount,Energy (kcal)',
    '<HealthData>',
    '{"2024-03-14":',
    'PK\u0003\u0004',
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...heads), fc.string({ maxLength: 200 }), async (head, rest) => {
      expect((await readAs(`${head}\n${rest}`, { weightUnit: 'kg', dateOrder: 'dmy' })).is).toMatch(/read|refused/);
    }),
  );
});

test('ids follow from content: equal for equal, distinct for any difference, and valid', () => {
  expect(stableId(['a', 1, null])).toBe(stableId(['a', 1, null]));
  const ids = new Set(Array.from({ length: 20_000 }, (_, at) => stableId(['cronometer', '2024-05-01', `food ${at}`])));
  expect(ids.size).toBe(20_000);
  for (const id of [...ids].slice(0, 50))
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('energy that a file does not tell is what its macros give; a dish without either stays out', async () => {
  const { file, left } = await readGood(
    'Date,Meal,Food,Calories,Fat (g),Carbohydrates (g),Protein (g)\n2024-03-14,Dinner,Soup,,10,20,5\n2024-03-14,Dinner,Bar,,,20,\n',
  );
  expect(file.meals.map(({ title, calories }) => [title, calories])).toEqual([['Soup', 190]]);
  expect(left.map(({ reason, count }) => [reason, count])).toEqual([['nothing', 1]]);
});
