import { answerQuestion } from '../../domain/coach/answer-question.ts';
import { groundFoods, readFoods, type FoodsOfText } from '../ai/ground-foods.ts';
import { ModelFailed, openModels, type Models } from '../ai/models.ts';
import { PLACEHOLDER_ITEM } from '../ai/placeholder-item.ts';
import { plausibleFood } from '../ai/plausible-food.ts';
import { readableGrowth } from '../ai/readable-growth.ts';
import { readableReply } from '../ai/readable-reply.ts';
import type { AiSettings } from '../ai/ai-settings.ts';
import type { RateLimits } from '../config.ts';
import { load } from '../diary/load.ts';
import { userHasAccess } from '../diary/work.ts';
import { foodKnowledge } from '../food/food-knowledge.ts';
import { ApiError, premiumRequired } from '../http/api-error.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { logEvent } from '../log.ts';
import { MOST_PIXELS, shrinkPicture } from '../uploads/shrink-picture.ts';
import { ownId } from '../accounts/request-user.ts';

/** What a model needs to see a plate; more costs more and shows no more. */
const PHOTO_PX = 1024;
/** Turns of a chat that a model reads. */
const TURNS_READ = 12;

/** Foods in texts and photos, and the assistant: by models where there are some, by our own parser and coach otherwise. */
export const aiHandlers: Pick<Handlers, 'processFood' | 'analyzeFood' | 'chat'> = {
  async processFood({ body: { input } }, request) {
    await enter(request, 'texts');
    const { foods } = foodKnowledge();
    const grounded = await askModel(request, 'text', 'textModel', async (models, client) =>
      usable(groundFoods(input, await models.foodsInText(input, client), foods)));
    const { items, unknown }: FoodsOfText = grounded.answer ?? readFoods(input, foods);
    return { data: items, meta: { source: grounded.answer ? 'model' : 'parser', unknown, ...degraded(grounded) } };
  },

  async analyzeFood({ body: { image } }, request) {
    await enter(request, 'photos');
    if (!request.services.config.ai?.visionModel) throw noFoodsOnPhoto();
    const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
    const jpeg = await shrinkPicture(bytes, { longestSidePx: PHOTO_PX, mostPixels: MOST_PIXELS.photo, field: 'image', from: request.address });
    const { answer } = await askModel(request, 'photo', 'visionModel', async (models, client) => {
      const seen = await models.foodsOnPhoto(jpeg, client);
      const items = seen.map((food) => plausibleFood(food, foodKnowledge().foods)).filter((item) => item !== null);
      return usable(seen.length > 0 && items.length === 0 ? null : items);
    });
    if (!answer) throw noFoodsOnPhoto();
    return { data: answer, meta: { source: 'model' } };
  },

  async chat({ body: { messages, userDietContext } }, request) {
    await enter(request, 'chats');
    const knowledge = foodKnowledge();
    const { response, intent, urgent, suggestions } = answerQuestion(messages, userDietContext, knowledge);
    const coached = { data: { response }, meta: { source: 'coach', intent, ...(suggestions && { suggestions }) } };
    if (urgent) return coached;
    const facts = { ...userDietContext, foods: readFoods(messages.at(-1)?.content ?? '', knowledge.foods).items, builtInAnswer: response };
    const answer = async (gone: AbortSignal, onText?: (piece: string) => void) => {
      const reply = await askModel(request, 'chat', 'textModel', async (models, client) =>
        usable(readableReply(await models.reply(messages.slice(-TURNS_READ), facts, AbortSignal.any([client, gone]), onText))), gone);
      if (reply.answer) return { data: { response: reply.answer }, meta: { source: 'model' } };
      return { data: coached.data, meta: { ...coached.meta, ...degraded(reply) } };
    };
    const { c, services } = request;
    if (!services.config.ai?.textModel || !c.req.header('accept')?.includes('text/event-stream')) return answer(NEVER);
    return { grow: (send, gone) => answer(gone, readableGrowth(send)) };
  },
};

/** Whoever waits for a whole answer goes only with the request. */
const NEVER = new AbortController().signal;

/** Lets in whom it may, and counts. */
async function enter(request: ApiRequest, kind: keyof RateLimits['ai']): Promise<void> {
  const { database, clock, config, limiter } = request.services;
  const userId = ownId(request);
  const { user } = await load(database, userId, {});
  if (!user || !userHasAccess(user, clock())) throw premiumRequired();
  await limiter.takeOfDay(`ai ${kind} ${userId}`, config.limits.ai[kind]);
}

/** An answer, or that there is none: because there is no model, or because it failed. */
type Asked<Answer> = { answer: Answer } | { answer: null; failed: boolean };

async function askModel<Answer>(
  { services: { config, clock }, c }: ApiRequest,
  task: string,
  model: 'textModel' | 'visionModel',
  ask: (models: Models, client: AbortSignal) => Promise<Answer>,
  gone: AbortSignal = NEVER,
): Promise<Asked<Answer>> {
  const settings: AiSettings | null = config.ai;
  if (!settings?.[model]) return { answer: null, failed: false };
  const client = c.req.raw.signal;
  const startedMs = clock();
  try {
    return { answer: await ask(await openModels(settings), client) };
  } catch (failure) {
    if (!(failure instanceof ModelFailed)) throw failure;
    // Nobody hears the answer any more.
    if (client.aborted || gone.aborted) throw new ApiError('provider-unavailable', 'The request was broken off');
    logEvent('warn', 'model failed', { task, reason: failure.message, ms: clock() - startedMs });
    return { answer: null, failed: true };
  }
}

function usable<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new ModelFailed('nothing usable in the answer');
  return answer;
}

const degraded = (asked: Asked<unknown>) => ('failed' in asked && asked.failed ? { degraded: true } : {});

const noFoodsOnPhoto = () => new ApiError('provider-unavailable', 'The photo cannot be read now', { data: [PLACEHOLDER_ITEM] });
