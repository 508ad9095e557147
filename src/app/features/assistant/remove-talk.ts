import { deleteTalk, restoreTalk } from '#device/diary/commands/talks.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Deletes a talk and offers to bring it back. */
export async function removeTalk(talkId: string, onDeleted: (talkId: string) => void): Promise<void> {
  try {
    const gone = await deleteTalk(talkId);
    onDeleted(talkId);
    showToast({ text: assistant.talkDeleted, undo: () => void restoreTalk(gone).catch(notDone) });
  } catch (error) {
    notDone(error);
  }
}

const notDone = (error: unknown) => showFailure(error, assistant.talkNotDeleted);
