// Imported before a server's own code (`node --import`): its clock runs so many ms ahead of this machine's, and not beyond a given time.
const MachineDate = Date;
const aheadMs =
  process.env['CLOCK_MINUTE'] === 'one' ? 60_000 - (MachineDate.now() % 60_000) : Number(process.env['CLOCK_MS_AHEAD']);
const lastMs = process.env['CLOCK_MINUTE'] === 'one' ? MachineDate.now() + aheadMs + 59_999 : Number.POSITIVE_INFINITY;
const now = () => Math.min(MachineDate.now() + aheadMs, lastMs);

globalThis.Date = class extends MachineDate {
  /** @param {[] | [number | string | Date]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }
  static now() {
    return now();
  }
};
