import { ErrorState } from '#app/ui/feedback/error-state.tsx';

/** A plan that the device cannot read, and another try. */
export const PlanFailure = ({ reset }: { reset: () => void }) => <ErrorState onRetry={reset} />;
