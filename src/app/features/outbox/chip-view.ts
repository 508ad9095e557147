import type { SyncStatus } from '#device/jobs/use-sync-status.ts';
import { formatNumber } from '#app/format/number.ts';
import { saving } from '#app/text/saving.ts';
import { syncChip } from '#app/text/sync-chip.ts';

/** How the chip looks and what it says. */
export interface ChipView {
  tone: 'calm' | 'saved' | 'waiting' | 'danger';
  /** Stands alone where room is short: a number, or nothing. */
  short: string;
  full: string;
}

/**
 * What is worth saying first: what needs the person, then what keeps entries here, then that all is well.
 * `online`: a network is there, so that "offline" means a server that does not answer.
 */
export function chipView(
  { state, waiting, refused }: Pick<SyncStatus, 'state' | 'waiting' | 'refused'>,
  online: boolean,
): ChipView {
  const number = (count: number) => (count > 0 ? formatNumber(count) : '');
  switch (state) {
    case 'signed-out':
      return { tone: 'danger', short: number(waiting), full: syncChip.signedOut };
    case 'app-too-old':
      return { tone: 'danger', short: number(waiting), full: syncChip.appTooOld };
    case 'refused':
      return {
        tone: 'danger',
        short: number(refused),
        full: refused > 1 ? syncChip.refusedCount(formatNumber(refused)) : saving.refused,
      };
    case 'offline': {
      const why = online ? syncChip.unreachable : syncChip.offline;
      return waiting > 0
        ? { tone: 'waiting', short: number(waiting), full: syncChip.cutOff(why, formatNumber(waiting)) }
        : { tone: 'calm', short: '', full: why };
    }
    case 'waiting':
      return { tone: 'waiting', short: number(waiting), full: syncChip.waiting(formatNumber(waiting)) };
    case 'saved':
      return { tone: 'saved', short: '', full: syncChip.saved };
  }
}
