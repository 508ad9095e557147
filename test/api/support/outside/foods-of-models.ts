import sharp from 'sharp';
import type { ModelServer } from './model-server.ts';

/** Settings of a server that asks these models. */
export const modelEnv = ({ url }: Pick<ModelServer, 'url'>) => ({
  AI_BASE_URL: url,
  AI_API_KEY: 'key-of-the-tests',
  AI_TEXT_MODEL: 'reader',
  AI_VISION_MODEL: 'seer',
  AI_TEXT_SECONDS: '2',
  AI_PHOTO_SECONDS: '2',
  AI_CHAT_SECONDS: '2',
});

/** An apple as an honest model has it. */
export const apple = (changes: Record<string, unknown> = {}) => ({
  name: 'ვაშლი',
  name_en: 'apple',
  amount: 1,
  unit: 'piece',
  grams: 160,
  calories: 83,
  protein: 0.5,
  fat: 0.4,
  carbs: 19,
  alcohol: 0,
  confidence: 0.9,
  ...changes,
});
/** A text with a dish that our table does not know. */
export const TEXT = 'დილით ბზიკურუკი';
/** That dish as a model has it. */
export const unheard = (changes: Record<string, unknown> = {}) =>
  apple({
    quote: 'ბზიკურუკი',
    name: 'ბზიკურუკი',
    name_en: 'bzikuruki',
    unit: 'portion',
    grams: 200,
    calories: 300,
    protein: 10,
    fat: 12,
    carbs: 38,
    ...changes,
  });
/** What is told when no model has read it. */
export const NOTHING = {
  source: 'parser',
  degraded: true,
  leftOut: [],
  unknown: [{ text: 'ბზიკურუკი', start: 6, end: 15 }],
};

/** A photo that says where it was taken. */
export const photo = async (pixels = 1600) => {
  const bytes = await sharp({ create: { width: pixels, height: pixels / 2, channels: 3, background: '#a33' } })
    .withExif({ IFD3: { GPSLatitude: '41/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();
  return { image: `data:image/jpeg;base64,${bytes.toString('base64')}` };
};
