import { useNavigate } from '@tanstack/react-router';
import { useActivePath } from '#app/parts/routes/active-path.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { destinations } from './destinations.ts';

/** Opens the add-meal dialog from the shell's own button: on the diary at once, from elsewhere with the diary. */
export function useAddMeal(): () => void {
  const onDashboard = useActivePath() === destinations.diary.to;
  const navigate = useNavigate();
  return () => (onDashboard ? openAddMeal() : void navigate({ to: '/dashboard', search: { add: 'meal' } }));
}
