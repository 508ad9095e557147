/**
 * @typedef {{ name: string, severity: string, range: string, nodes?: string[] }} Hole what npm's audit says of a package
 */

/**
 * Sorts what the registry knows of.
 * @param {{ vulnerabilities?: Record<string, Hole> }} report of `npm audit --json`, tools of the build included
 * @param {Set<string>} shipped folders of the packages that people get
 * @returns {{ shipped: Hole[], tools: Hole[] }} holes of a high or critical degree, in what people get and in what only builds and tests
 */
export function graveHoles(report, shipped) {
  const grave = Object.values(report.vulnerabilities ?? {}).filter(
    ({ severity }) => severity === 'high' || severity === 'critical',
  );
  const isShipped = (/** @type {Hole} */ { nodes = [] }) => nodes.some((folder) => shipped.has(folder));
  return { shipped: grave.filter(isShipped), tools: grave.filter((hole) => !isShipped(hole)) };
}
