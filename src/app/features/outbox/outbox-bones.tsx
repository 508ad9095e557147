import { outbox } from '#app/text/diary/outbox.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import '#app/ui/layout/narrow-column.css';

/** The screen's shape while the device's store answers. */
export function OutboxBones() {
  return (
    <div className="narrow-column">
      <h1>{outbox.title}</h1>
      <Skeletons>
        <Skeleton height="3rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </Skeletons>
    </div>
  );
}
