import * as v from 'valibot';
import type { Call } from './call.ts';

/** Whether a call can be made without a body: every field of it is optional, so that none is as good as `{}`. */
export const bodyIsOptional = ({ body }: Pick<Call, 'body'>): boolean => body !== undefined && v.is(body, {});
