import * as v from 'valibot';
import { call } from '../call.ts';
import { wholeBetween } from '../primitives.ts';
import { User } from './user.ts';

export const postConsent = call({
  method: 'POST',
  path: '/user/consent',
  summary:
    'Notes that the signed-in person agrees to the keeping of health data, and to which version of the sentence. An older version than the one noted changes nothing.',
  body: v.object({ version: wholeBetween(1, 1_000_000) }),
  data: User,
});
