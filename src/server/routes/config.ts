import type { Handlers } from '../http/handler.ts';

export const configHandlers: Pick<Handlers, 'getConfig'> = {
  getConfig: (_, { services: { config } }) =>
    Promise.resolve({
      data: {
        onboardingEnabled: config.onboardingEnabled,
        capabilities: { photo: false, chat: 'coach', sms: false, payment: false, push: false, batch: true },
      },
    }),
};
