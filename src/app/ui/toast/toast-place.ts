/** Room for a toast of two lines, px: what one that comes next will need. */
const ROOM = 64;
const AIR = 8;
const EDGE = 12;
/** `sheet.css` leaves it free below the list. */
const ROOM_BELOW = '--toast-room';

interface Place {
  /** Of the toasts; empty where their style sheet decides. */
  insetBlock: string;
  /** Hung from the upper edge, a later toast comes below the others: none moves under a finger. */
  isAbove: boolean;
  /** The sheet that leaves them room. */
  covered: HTMLElement | undefined;
}

/**
 * Keeps toasts off the buttons of an open sheet, also of one that opens, closes, turns its page or moves with the phone meanwhile: above the
 * sheet; where it fills the screen, above its foot or at its lower edge, where its list ends above
 * them. Returns how to stop.
 */
export function keepOffSheets(toasts: HTMLElement): () => void {
  let covered: HTMLElement | undefined;
  const takeRoomBack = () => covered?.style.removeProperty(ROOM_BELOW);
  const place = () => {
    const next = placeBySheet(Math.max(ROOM, toasts.offsetHeight) + AIR + EDGE);
    toasts.style.insetBlock = next.insetBlock;
    toasts.toggleAttribute('data-above', next.isAbove);
    if (covered !== next.covered) takeRoomBack();
    ({ covered } = next);
    covered?.style.setProperty(ROOM_BELOW, `${toasts.offsetHeight + AIR}px`);
  };
  place();
  let frame: number | undefined;
  // With the next frame: at once, every row that comes under a toast would lay the whole page out an extra time.
  const placeSoon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      place();
    });
  };
  const watch = new MutationObserver(placeSoon);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['hidden', 'data-ending-style'],
  });
  addEventListener('resize', place);
  return () => {
    removeEventListener('resize', place);
    watch.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
    takeRoomBack();
  };
}

/** Offsets tell where a sheet will stand, whatever its motion shows. */
function placeBySheet(room: number): Place {
  const sheet = [...document.querySelectorAll<HTMLElement>('.sheet:not([hidden], [data-ending-style])')].at(-1);
  if (!sheet) return { insetBlock: '', isAbove: false, covered: undefined };
  if (sheet.offsetTop >= room)
    return { insetBlock: `calc(${EDGE}px + var(--safe-t)) auto`, isAbove: true, covered: undefined };
  const foot = sheet.querySelector<HTMLElement>('.sheet-foot');
  const below = innerHeight - sheet.offsetTop;
  const end = foot
    ? `${below - foot.offsetTop + AIR}px`
    : `calc(${below - sheet.offsetHeight + EDGE}px + var(--safe-b))`;
  return { insetBlock: `auto ${end}`, isAbove: false, covered: sheet };
}
