const listeners = new Set<() => void>();

/** Says that another catalogue came. */
export function tellCatalogueChanged(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener whenever another catalogue came; returns how to stop. */
export function watchCatalogue(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
