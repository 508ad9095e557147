/** For an element that opens something lazily loaded: fetches the code when a finger, the pointer or the focus comes near. */
export function onIntent(load: () => Promise<unknown>) {
  const fetchEarly = () => {
    // A failure shows when the thing is really opened.
    load().catch(() => undefined);
  };
  return { onPointerEnter: fetchEarly, onPointerDown: fetchEarly, onFocus: fetchEarly };
}
