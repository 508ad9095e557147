import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** Five rows that are on their way (spec §2). */
export function ListSkeleton() {
  return (
    <Skeletons>
      {['62%', '48%', '70%', '55%', '64%'].map((width) => (
        <div key={width} className="list-bone">
          <Skeleton width="44px" height="44px" />
          <span>
            <Skeleton width={width} height="15px" />
            <Skeleton width="44%" height="11px" />
          </span>
        </div>
      ))}
    </Skeletons>
  );
}
