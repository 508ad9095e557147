import { shell } from '#app/text/shell/shell.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import './screen.css';

/** The screen's shape while the device's store answers. */
export function ProfileBones() {
  return (
    <div className="profile">
      <h1>
        <VisuallyHidden>{shell.profile}</VisuallyHidden>
      </h1>
      <Skeletons>
        <Skeleton height="6rem" />
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </Skeletons>
    </div>
  );
}
