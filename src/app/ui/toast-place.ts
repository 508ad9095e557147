/** Room for a toast of two lines and air around it, px. */
const ROOM = 84;
const AIR = 8;
const EDGE = 12;

/**
 * The `inset-block` of toasts in front of an open sheet, so that they cover none of its buttons: above its foot, else above the
 * sheet, else, where a sheet without a foot fills the screen, at its lower edge, where its list can be scrolled. Empty without a sheet.
 */
export function placeBySheet(): string {
  const sheet = [...document.querySelectorAll('.sheet:not([hidden], [data-ending-style])')].at(-1);
  if (!sheet) return '';
  const foot = sheet.querySelector('.sheet-foot')?.getBoundingClientRect();
  if (foot) return `auto ${innerHeight - foot.top + AIR}px`;
  const fitsAbove = sheet.getBoundingClientRect().top >= ROOM;
  return fitsAbove ? `calc(${EDGE}px + var(--safe-t)) auto` : `auto calc(${EDGE}px + var(--safe-b))`;
}
