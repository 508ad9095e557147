import { useMemo } from 'react';
import { referenceFor, type References } from '#domain/nutrition/reference/label-reference.ts';
import { referencePerson } from '#domain/nutrition/reference/reference-values.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useToday } from '#device/platform/use-today.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';

/** What a day should hold for the person, or for any adult where the profile has no age; undefined until the device has answered. */
export function useReference(): References | undefined {
  const goals = useGoals(useToday());
  const user = useUser();
  return useMemo(() => {
    if (!goals || user === undefined) return undefined;
    return referenceFor(user && referencePerson(user.profile, goals.calories));
  }, [goals, user]);
}
