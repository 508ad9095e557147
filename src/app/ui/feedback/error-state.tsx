import CircleAlert from 'lucide-react/icons/circle-alert';
import { common } from '#app/text/common.ts';
import { errors } from '#app/text/errors.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

interface ErrorStateProps {
  title?: string | undefined;
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Says what could not be shown and offers another try. */
export function ErrorState({ title = errors.notLoaded, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        text={text}
        action={onRetry ? <Button onClick={onRetry}>{common.retry}</Button> : null}
      />
    </div>
  );
}
