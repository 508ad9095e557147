import type { Rule } from '../diary/rule.ts';

/**
 * Stamps the days whose entries were waiting for a picture, so that other devices come for it. The entries keep
 * their own revision: nobody has changed them, and a re-send with `asOf` must still find them as they were.
 */
export const pictureArrivedRule: Rule<{ name: string }, null> = {
  wants: ({ name }) => ({ pictureDays: name }),
  decide(_, work, { rev }) {
    const days = work.pictureDays.map((date) => ({ date, rev }));
    return { data: null, rev, ...(days.length > 0 && { effect: { days } }) };
  },
};
