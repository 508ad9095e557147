import type { Handlers } from '#server/http/handler.ts';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: (_, { services: { config, push, bank } }) =>
    Promise.resolve({
      data: {
        onboardingEnabled: config.onboardingEnabled,
        capabilities: {
          photo: Boolean(config.ai?.visionModel),
          speech: Boolean(config.ai?.speechModel),
          chat: config.ai?.textModel ? 'model' : 'coach',
          sms: true,
          payment: bank !== null,
          push: true,
          batch: true,
        },
        pushKey: push.publicKey,
        contact: config.contact,
        company: config.company,
        processors: {
          sms: config.sms?.provider ?? null,
          model: config.ai && new URL(config.ai.baseUrl).hostname,
          products: config.products && new URL(config.products.baseUrl).hostname,
        },
      },
    }),
};
