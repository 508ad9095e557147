import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';
import { loadDraft, saveDraft } from './draft-storage.ts';
import { onboardingDraft, type DraftChange, type OnboardingDraft } from './draft.ts';

const draft = createStore(loadDraft());

/** The draft at this moment, for what runs outside of components. */
export const getDraft = draft.get;

/** Changes the draft and stores it. */
export function changeDraft(change: DraftChange): void {
  draft.set(onboardingDraft(draft.get(), change));
  saveDraft(draft.get());
}

/** The draft, for components. */
export const useDraft = (): OnboardingDraft => useStore(draft);
