import { Notice } from '#app/ui/feedback/notice.tsx';

/** What is said beside a meal whose text tells of a grave danger: heard by who listens, and never as a fault in a field. */
export function CareNotice({ children }: { children: string }) {
  return (
    <Notice>
      <span role="status">{children}</span>
    </Notice>
  );
}
