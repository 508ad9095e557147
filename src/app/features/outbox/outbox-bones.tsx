import { outbox } from '../../text/outbox.ts';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import '../../ui/narrow-column.css';

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
