import { MAX_FOOD_TEXT, type FoodItem } from '#contract/assistant/ai.ts';
import { answerQuestion, toldOfDanger } from '#domain/coach/answer-question.ts';
import { readToldLabel } from '#domain/food/products/label-reading.ts';
import { rulesOf } from '#domain/coach/foods/suiting/may-eat.ts';
import { leftOutNote } from '#domain/coach/foods/suiting/suiting-reply.ts';
import { saysEnough } from '#domain/coach/foods/suiting/what-is-left.ts';
import { suiterFor } from '#domain/coach/suit-reply.ts';
import { isReadable } from '#domain/georgian/readable-text.ts';
import { LIMITED_SENTENCE, takeModelQuestion } from '../admission/model-budget.ts';
import { ownId } from '../admission/request-user.ts';
import type { AiSettings } from '../ai/ai-settings.ts';
import { foodsNamed, groundFoods, readFoods, type FoodsOfText } from '../ai/ground-foods.ts';
import { toldOf } from '../ai/label-answer.ts';
import { ModelFailed, type Models } from '../ai/models/models.ts';
import { openModels } from '../ai/models/open-models.ts';
import { PLACEHOLDER_ITEM } from '../ai/placeholder-item.ts';
import { foodsSeen } from '../ai/photo-foods.ts';
import { readRecording } from '../ai/read-recording.ts';
import { readableGrowth, readableReply } from '../ai/readable-reply.ts';
import { load } from '../diary/core/load.ts';
import { userHasAccess } from '../diary/core/work.ts';
import { ApiError, premiumRequired } from '../errors/api-error.ts';
import { knownOfDish } from '../food/food-figures.ts';
import { foodKnowledge } from '../food/food-knowledge.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { logEvent } from '../platform/log.ts';
import type { UserRow } from '../store/tables/diary-tables.ts';
import { MOST_PIXELS, shrinkPicture } from '../uploads/shrink-picture.ts';

/** What a model needs to see a plate; more costs more and shows no more. */
const PHOTO_PX = 1024;
/** What the small print of a label needs. */
const LABEL_PX = 1600;
/** Turns of a chat that a model reads. */
const TURNS_READ = 12;

/** Foods in texts and photos, and the assistant: by models where there are some, by our own parser and coach otherwise. */
export const aiHandlers: Pick<Handlers, 'processFood' | 'analyzeFood' | 'readLabel' | 'transcribe' | 'chat'> = {
  async processFood({ body: { input } }, request) {
    const user = await demandAccess(request);
    // Nothing was asked, so nothing is counted.
    if (!isReadable(input)) return { data: [], meta: { source: 'parser', leftOut: [], unknown: [] } };
    await count(request, 'texts');
    const { foods } = foodKnowledge();
    const grounded = await askModel(request, user, 'text', 'textModel', async (models, client) =>
      usable(groundFoods(input, await models.foodsInText(input, client), foods)),
    );
    const { items, leftOut, unknown }: FoodsOfText = grounded.answer ?? readFoods(input, foods);
    return {
      data: items.map(withNutrients),
      meta: { source: grounded.answer ? 'model' : 'parser', leftOut, unknown, ...degraded(grounded) },
    };
  },

  async analyzeFood({ body: { image, hint = '' } }, request) {
    const user = await enter(request, 'photos');
    if (!request.services.config.ai?.visionModel || !mayAskModels(user)) throw noFoodsOnPhoto();
    const jpeg = await shrinkPhoto(request, image, PHOTO_PX);
    const { answer } = await askModel(request, user, 'photo', 'visionModel', async (models, client) => {
      return usable(foodsSeen(await models.foodsOnPhoto(jpeg, hint, client), hint, foodKnowledge().foods));
    });
    if (!answer) throw noFoodsOnPhoto();
    return { data: answer.map(withNutrients), meta: { source: 'model' } };
  },

  async readLabel({ body: { image } }, request) {
    const user = await enter(request, 'labels');
    if (!request.services.config.ai?.visionModel || !mayAskModels(user)) throw labelNotRead();
    const jpeg = await shrinkPhoto(request, image, LABEL_PX);
    const { answer } = await askModel(request, user, 'label', 'visionModel', async (models, client) =>
      readToldLabel(toldOf(await models.labelOnPhoto(jpeg, client))),
    );
    if (!answer) throw labelNotRead();
    return { data: answer, meta: { source: 'model' } };
  },

  async transcribe({ body: { audio } }, request) {
    const user = await enter(request, 'voices');
    if (!request.services.config.ai?.speechModel || !mayAskModels(user)) throw notHeard();
    const recording = readRecording(audio);
    const { answer } = await askModel(request, user, 'voice', 'speechModel', async (models, client) =>
      oneLine(await models.wordsIn(recording, client)),
    );
    if (answer === null) throw notHeard();
    return { data: { text: answer } };
  },

  async chat({ body: { messages, userDietContext } }, request) {
    const user = await enter(request, 'chats');
    const knowledge = foodKnowledge();
    const { response, intent, urgent, careful, suggestions } = answerQuestion(messages, userDietContext, knowledge);
    const coached = { data: { response }, meta: { source: 'coach', intent, ...(suggestions && { suggestions }) } };
    if (urgent || careful || toldOfDanger(messages, userDietContext, knowledge)) return coached;
    // What was on other days stands in the built-in answer where it was asked about; all of it would only cost.
    const { days: _days, pastDishes: _dishes, nutrients: _nutrients, fasting: _fasting, ...today } = userDietContext;
    const { level } = rulesOf(userDietContext, 'today');
    const facts = {
      ...today,
      ...(level !== 'none' && { fast: level }),
      foods: foodsNamed(messages.at(-1)?.content ?? '', knowledge.foods),
      builtInAnswer: response,
    };
    const suit = request.services.config.ai?.textModel ? suiterFor(messages, userDietContext, knowledge) : null;
    const answered = (reply: string) => {
      const { text, leftOut } = suit?.(reply, true) ?? { text: reply, leftOut: [] };
      if (leftOut.length === 0) return { data: { response: text }, meta: { source: 'model' } };
      const note = leftOutNote(leftOut);
      // What is left of it says too little: our own answer stands in its place.
      return saysEnough(text)
        ? { data: { response: `${text}\n\n${note}` }, meta: { source: 'model' } }
        : { data: { response: `${response}\n\n${note}` }, meta: coached.meta };
    };
    const answer = async (gone: AbortSignal, onText?: (piece: string) => void) => {
      const reply = await askModel(
        request,
        user,
        'chat',
        'textModel',
        async (models, client) =>
          usable(
            readableReply(
              await models.reply(messages.slice(-TURNS_READ), facts, AbortSignal.any([client, gone]), onText),
            ),
          ),
        gone,
      );
      if (reply.answer) return answered(reply.answer);
      const said = reply.why === 'used-up' ? `${response}\n\n${LIMITED_SENTENCE}` : response;
      return { data: { response: said }, meta: { ...coached.meta, ...degraded(reply) } };
    };
    const { c, services } = request;
    if (!services.config.ai?.textModel || !c.req.header('accept')?.includes('text/event-stream')) return answer(NEVER);
    return { grow: (send, gone) => answer(gone, readableGrowth(send, suit)) };
  },
};

/** A photo that came as a data URL, as a JPEG without metadata. Throws an ApiError for what is no picture. */
const shrinkPhoto = (request: ApiRequest, image: string, longestSidePx: number): Promise<Uint8Array> =>
  shrinkPicture(Buffer.from(image.slice(image.indexOf(',') + 1), 'base64'), {
    longestSidePx,
    mostPixels: MOST_PIXELS.photo,
    field: 'image',
    from: request.address,
  });

/** What the table knows of an item beside energy and macros. */
const withNutrients = ({ foodId, ...item }: FoodItem): FoodItem => {
  const { grams, calories, protein, carbs } = item;
  return {
    ...item,
    foodId,
    ...(foodId !== null && knownOfDish({ calories, ingredients: [{ foodId, grams, calories, protein, carbs }] })),
  };
};

/** Whoever waits for a whole answer goes only with the request. */
const NEVER = new AbortController().signal;

/** Lets in whom it may, and counts. */
async function enter(request: ApiRequest, kind: AiTask): Promise<UserRow> {
  const user = await demandAccess(request);
  await count(request, kind);
  return user;
}

async function demandAccess(request: ApiRequest): Promise<UserRow> {
  const { database, clock } = request.services;
  const { user } = await load(database, ownId(request), []);
  if (!user || !userHasAccess(user, clock())) throw premiumRequired();
  return user;
}

type AiTask = 'texts' | 'photos' | 'labels' | 'chats' | 'voices';

const count = (request: ApiRequest, kind: AiTask): Promise<void> =>
  request.services.limiter.takeOfDay(`ai ${kind} ${ownId(request)}`, request.services.config.limits.ai[kind]);

/** Models cost money: only whoever has proven a number is worth it, since a nameless user is made in no time. */
const mayAskModels = ({ phoneNumber }: UserRow): boolean => phoneNumber !== null;

/** An answer, or why there is none: there is no model for this user, it failed, or the day's budget is used up. */
type Asked<Answer> = { answer: Answer; why?: never } | { answer: null; why: 'no-model' | 'failed' | 'used-up' };

async function askModel<Answer>(
  request: ApiRequest,
  user: UserRow,
  task: string,
  model: 'textModel' | 'visionModel' | 'speechModel',
  ask: (models: Models, client: AbortSignal) => Promise<Answer>,
  gone: AbortSignal = NEVER,
): Promise<Asked<Answer>> {
  const {
    services: { config, clock },
    c,
  } = request;
  const settings: AiSettings | null = config.ai;
  if (!settings?.[model] || !mayAskModels(user)) return { answer: null, why: 'no-model' };
  if (!(await takeModelQuestion(request))) return { answer: null, why: 'used-up' };
  const client = c.req.raw.signal;
  const startedMs = clock();
  try {
    return { answer: await ask(await openModels(settings), client) };
  } catch (failure) {
    if (!(failure instanceof ModelFailed)) throw failure;
    // Nobody hears the answer any more.
    if (client.aborted || gone.aborted) throw new ApiError('provider-unavailable', 'The request was broken off');
    logEvent('warn', 'model failed', { task, reason: failure.message, ms: clock() - startedMs });
    return { answer: null, why: 'failed' };
  }
}

function usable<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new ModelFailed('nothing usable in the answer');
  return answer;
}

/** What was heard as a line of text that fits its field; silence is an empty one. */
const oneLine = (heard: string): string =>
  heard
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_FOOD_TEXT);

const notHeard = () => new ApiError('provider-unavailable', 'The recording cannot be written down now');

const labelNotRead = () => new ApiError('provider-unavailable', 'The label cannot be read now');

const degraded = ({ why }: Asked<unknown>) => ({
  ...(why === 'failed' && { degraded: true }),
  ...(why === 'used-up' && { limited: true }),
});

const noFoodsOnPhoto = () =>
  new ApiError('provider-unavailable', 'The photo cannot be read now', { data: [PLACEHOLDER_ITEM] });
