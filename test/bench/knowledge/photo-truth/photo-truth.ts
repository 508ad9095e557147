import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelFailed, type Models } from '#server/ai/models/models.ts';
import { openModels } from '#server/ai/models/open-models.ts';
import { foodsSeen } from '#server/ai/photo-foods.ts';
import { foodKnowledge } from '#server/food/food-knowledge.ts';
import { readConfig } from '#server/settings/config.ts';
import { MOST_PIXELS, shrinkPicture } from '#server/uploads/shrink-picture.ts';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { readPlates, type Plate } from './plates.ts';
import { scorePlates, type Seen } from './score.ts';

const PHOTO_PX = 1024;
const NEVER = new AbortController().signal;

/**
 * Asks the configured vision model (`AI_BASE_URL`, `AI_VISION_MODEL`, …) about each weighed plate of a folder, through everything that an
 * answer goes through in the product, and tells error, bias and how often the interval holds. Costs what the model costs.
 */
export async function run(folder: string): Promise<BenchRow[]> {
  const { ai } = readConfig(process.env, []);
  if (!ai?.visionModel) throw new Error('photo-truth needs AI_BASE_URL and AI_VISION_MODEL');
  const models = await openModels(ai);
  const pairs: { plate: Plate; seen: Seen | null }[] = [];
  for (const plate of await readPlates(folder)) {
    const seen = await look(models, folder, plate);
    console.error(
      `  ${plate.file}: ${plate.kcal} kcal, ${seen ? `seen ${Math.round(seen.kcal)} (${seen.low}–${seen.high})` : 'no answer'}`,
    );
    pairs.push({ plate, seen });
  }
  const score = scorePlates(pairs);
  const told = (what: string, measured: string): BenchRow => ({ what, measured, budget: '', ok: true });
  return [
    told(`plates answered by ${ai.visionModel}`, `${score.answered} of ${score.plates}`),
    told('energy: mean, median absolute error', `${percent(score.meanError)}, ${percent(score.medianError)}`),
    told('… of who says the mean of the other plates', percent(score.floor)),
    told('energy: bias', percent(score.bias)),
    told('weight: mean absolute error', percent(score.weightError)),
    told('interval holds the truth (80 % is meant)', percent(score.coverage)),
  ];
}

async function look(models: Models, folder: string, { file, hint }: Plate): Promise<Seen | null> {
  const jpeg = await shrinkPicture(await readFile(join(folder, file)), {
    longestSidePx: PHOTO_PX,
    mostPixels: MOST_PIXELS.photo,
    field: file,
    from: 'bench',
  });
  try {
    const items = foodsSeen(await models.foodsOnPhoto(jpeg, hint, NEVER), hint, foodKnowledge().foods) ?? [];
    if (items.length === 0) return null;
    return {
      kcal: sum(items.map(({ calories }) => calories)),
      grams: sum(items.map(({ grams }) => grams)),
      low: sum(items.map(({ calories, range }) => range?.low ?? calories)),
      high: sum(items.map(({ calories, range }) => range?.high ?? calories)),
    };
  } catch (failure) {
    if (failure instanceof ModelFailed) return null;
    throw failure;
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
