import { askFoods } from '../ask-foods.ts';
import { tellCatalogueChanged } from './catalogue-changes.ts';
import { storedToken } from '#device/session/session-keys.ts';

/** Asks the server for a newer catalogue and keeps it. Whatever fails leaves the one that is here. */
export async function refreshCatalogue(): Promise<void> {
  const token = storedToken();
  if (token === null) return;
  // A worker that broke down is started again by the next question.
  const changed = await askFoods((knowledge) => knowledge.refresh(token)).catch(() => false);
  if (changed) tellCatalogueChanged();
}
