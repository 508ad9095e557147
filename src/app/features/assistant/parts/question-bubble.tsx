import { assistant } from '#app/text/diary/assistant.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** What the person asked. */
export function QuestionBubble({ text }: { text: string }) {
  return (
    <div className="bubble" data-from="person">
      <VisuallyHidden>{assistant.you}: </VisuallyHidden>
      {text}
    </div>
  );
}
