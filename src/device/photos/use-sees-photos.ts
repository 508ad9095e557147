import { useConfig } from '../session/access/use-config.ts';
import { useUser } from '../diary/hooks/use-user.ts';

/** Whether a model looks at this person's photos: the server asks one only for people with a proven number. */
export function useSeesPhotos(): boolean {
  const { capabilities } = useConfig();
  const user = useUser();
  return capabilities.photo && (user === undefined || (user !== null && user.phoneNumber !== null));
}
