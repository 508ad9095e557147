/** Room for a toast of two lines and air around it, px. */
const ROOM = 84;
const AIR = 8;
const EDGE = 12;

/**
 * Keeps toasts off the buttons of an open sheet, also of one that opens, closes or turns its page meanwhile: above the
 * sheet; where it fills the screen, above its foot; without a foot at the lower edge, where its list can be scrolled.
 * Answers how to stop.
 */
export function keepOffSheets(toasts: HTMLElement): () => void {
  const place = () => {
    toasts.style.insetBlock = placeBySheet();
  };
  place();
  const watch = new MutationObserver(place);
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden', 'data-ending-style'] });
  return () => watch.disconnect();
}

/** An `inset-block`; empty without a sheet. Offsets tell where a sheet will stand, whatever its motion shows. */
function placeBySheet(): string {
  const sheet = [...document.querySelectorAll<HTMLElement>('.sheet:not([hidden], [data-ending-style])')].at(-1);
  if (!sheet) return '';
  if (sheet.offsetTop >= ROOM) return `calc(${EDGE}px + var(--safe-t)) auto`;
  const foot = sheet.querySelector<HTMLElement>('.sheet-foot');
  return foot ? `auto ${innerHeight - sheet.offsetTop - foot.offsetTop + AIR}px` : `auto calc(${EDGE}px + var(--safe-b))`;
}
