import Image from 'lucide-react/icons/image';
import { outbox } from '#app/text/diary/outbox.ts';
import { shortName, type ThingLabels } from './labels.ts';

export const picture: ThingLabels<'picture.put'> = {
  'picture.put': {
    icon: Image,
    what: (_change, dishTitle) => outbox.picture(dishTitle && shortName(dishTitle)),
    thing: ({ name }) => name,
    refused: outbox.pictureRefused,
  },
};
