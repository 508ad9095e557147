import type { Handlers } from '../http/handler.ts';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: (_, { services: { config } }) =>
    Promise.resolve({
      data: {
        onboardingEnabled: config.onboardingEnabled,
        capabilities: {
          photo: Boolean(config.ai?.visionModel),
          chat: config.ai?.textModel ? 'model' : 'coach',
          sms: false,
          payment: false,
          push: false,
          batch: true,
        },
        contact: config.contact,
      },
    }),
};
