// Imported before a server's own code (`node --import`): its clock runs so many ms ahead of this machine's.
const aheadMs = Number(process.env['CLOCK_MS_AHEAD']);
const MachineDate = Date;

globalThis.Date = class extends MachineDate {
  /** @param {[] | [number | string | Date]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [MachineDate.now() + aheadMs] : given));
  }
  static now() {
    return MachineDate.now() + aheadMs;
  }
};
