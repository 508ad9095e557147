import * as v from 'valibot';
import { call } from './call.ts';
import { OnboardingFlag } from './onboarding-flag.ts';

/** Whom to ask for help; null where whoever runs the server has not said. */
const Contact = v.object({ email: v.nullable(v.string()), phone: v.nullable(v.string()) });

/** Who runs the service, as its legal pages name it: a company or a person, its identification number and its address. */
const Company = v.object({ name: v.nullable(v.string()), id: v.nullable(v.string()), address: v.nullable(v.string()) });

/** Whom the server hands data to for a single purpose, by name; null: to nobody. */
const Processors = v.object({
  sms: v.nullable(v.string()),
  model: v.nullable(v.string()),
  /** Who is told a barcode that nobody here knows. */
  products: v.optional(v.nullable(v.string()), null),
});

/** What this server can do; a device asks before it offers. */
export const Config = v.object({
  ...OnboardingFlag.entries,
  capabilities: v.object({
    photo: v.boolean(),
    /** What was said is written down by a model. */
    speech: v.optional(v.boolean(), false),
    chat: v.picklist(['model', 'coach']),
    sms: v.boolean(),
    payment: v.boolean(),
    push: v.boolean(),
    batch: v.boolean(),
  }),
  /** The key under which a browser subscribes to our messages, base64url. */
  pushKey: v.optional(v.nullable(v.string()), null),
  contact: v.optional(Contact, { email: null, phone: null }),
  company: v.optional(Company, { name: null, id: null, address: null }),
  processors: v.optional(Processors, { sms: null, model: null, products: null }),
});
export type Config = v.InferOutput<typeof Config>;

export const getConfig = call({
  method: 'GET',
  path: '/config',
  summary: 'Flags and capabilities of this server.',
  auth: 'none',
  data: Config,
});
