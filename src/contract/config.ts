import * as v from 'valibot';
import { call } from './call.ts';

/** Whom to ask for help; null where whoever runs the server has not said. */
const Contact = v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) });

/** What this server can do; a device asks before it offers. */
export const Config = v.object({
  onboardingEnabled: v.boolean(),
  capabilities: v.object({
    photo: v.boolean(),
    chat: v.picklist(['model', 'coach']),
    sms: v.boolean(),
    payment: v.boolean(),
    push: v.boolean(),
    batch: v.boolean(),
  }),
  /** The key under which a browser subscribes to our messages, base64url. */
  pushKey: v.optional(v.nullable(v.string()), null),
  contact: v.optional(Contact, { email: null, phone: null }),
});
export type Config = v.InferOutput<typeof Config>;

export const getConfig = call({
  method: 'GET',
  path: '/config',
  summary: 'Flags and capabilities of this server.',
  auth: 'none',
  data: Config,
});
