import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '#test/bench/knowledge/photo-truth/photo-truth.ts';
import { parsePlates } from '#test/bench/knowledge/photo-truth/plates.ts';
import { scorePlates } from '#test/bench/knowledge/photo-truth/score.ts';
import { apple, modelEnv } from '../support/outside/foods-of-models.ts';
import { lists, says, startModelServer } from '../support/outside/model-server.ts';

const models = await startModelServer();
afterAll(() => models.stop());

const plate = (kcal: number, grams = kcal) => ({ file: 'a.jpg', grams, kcal, hint: '' });
const seen = (kcal: number, low: number, high: number) => ({ kcal, grams: kcal, low, high });

test('a folder of weighed plates is shown to the configured model, and its errors are told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plates-'));
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await Promise.all(['one.jpg', 'two.jpg', 'three.jpg'].map((file) => writeFile(join(folder, file), picture)));
  const table = [
    'file\tgrams\tkcal\thint',
    'one.jpg\t200\t104\t',
    'two.jpg\t100\t52\tვაშლი 100 გ',
    'three.jpg\t100\t52\t',
  ];
  await writeFile(join(folder, 'plates.tsv'), table.join('\r\n'));
  const one = lists(apple({ unit: 'g', amount: 100, grams: 100 }));
  models.willReply(one, one, says('ვერ ვხედავ'), says('ვერ ვხედავ'));
  for (const [name, value] of Object.entries(modelEnv(models))) vi.stubEnv(name, value);
  const rows = await run(folder).finally(() => vi.unstubAllEnvs());
  expect(rows.map(({ measured }) => measured)).toEqual([
    '2 of 3',
    '25.0 %, 50.0 %',
    '75.0 %',
    '-25.0 %',
    '25.0 %',
    '50.0 %',
  ]);
});

test('error, bias and coverage are shares of what was weighed', () => {
  const pairs = [
    { plate: plate(100), seen: seen(120, 90, 140) },
    { plate: plate(200), seen: seen(100, 80, 150) },
    { plate: plate(300), seen: null },
  ];
  expect(scorePlates(pairs)).toMatchObject({ plates: 3, answered: 2, coverage: 0.5 });
  expect(scorePlates(pairs).meanError).toBeCloseTo(0.35);
  expect(scorePlates(pairs).bias).toBeCloseTo(-0.15);
  expect(scorePlates(pairs).floor).toBeCloseTo(0.75);
  expect(() => scorePlates(pairs.slice(1))).toThrow('fewer than two plates');
});

test.each([
  ['file\tgrams\nx.jpg\t1', 'no column "kcal"'],
  ['file\tgrams\tkcal\n\nx.jpg\tmany\t1', 'line 3: grams is no figure'],
  ['file\tgrams\tkcal\n../x.jpg\t1\t1', 'line 2: file is no picture of the folder'],
  ['file\tgrams\tkcal\nx.jpg\t0\t1', 'line 2: grams is below 1'],
])('a table that cannot be read says where: %j', (text, message) => {
  expect(() => parsePlates(text)).toThrow(message);
});

test('columns may stand in any order, with decimal commas', () => {
  expect(parsePlates('\uFEFFkcal\tfile\tgrams\r\n310,5\tა.PNG\t200\r\n')).toEqual([
    { file: 'ა.PNG', grams: 200, kcal: 310.5, hint: '' },
  ]);
});
