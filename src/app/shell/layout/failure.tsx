import { errors } from '#app/text/errors.ts';
import { Button } from '#app/ui/button/button.tsx';
import './failure.css';

/** Stands in for a screen that broke. */
export function Failure() {
  return (
    <div className="failure" role="alert">
      <h1>{errors.title}</h1>
      <p>
        {errors.general}. {errors.nothingLost}
      </p>
      <Button tone="go" onClick={() => location.reload()}>
        {errors.reload}
      </Button>
    </div>
  );
}
