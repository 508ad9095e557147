const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a list of sessions calls a device: its browser and system, as far as the browser says so. Nothing finer is kept. */
export function deviceOf(userAgent: string | undefined): string {
  const known = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [known(BROWSERS), known(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}
