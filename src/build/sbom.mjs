import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { clientPackages, lockedPackages, serverPackages } from './shipped-packages.mjs';

// `npm run sbom [FILE]` writes the bill of materials: every package of the lock file as CycloneDX 1.6, with its licence, its hash and
// whether people get it. npm itself only knows what is installed where the server runs; what the client is bundled from is a tool to it.

/**
 * @typedef {{ name: string, group?: string, scope?: string, licenses?: object[], hashes?: { alg: string, content: string }[],
 *   properties?: { name: string, value: string }[], components?: Component[] }} Component
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Makes the bill of materials of the lock file.
 * @returns {Promise<{ text: string, checked: boolean }>} its JSON, and whether it could be held to the schema: the validator is optional
 */
export async function makeSbom() {
  const bom = JSON.parse(ofLockFile());
  const packages = lockedPackages(root);
  const shipped = { server: serverPackages(root), client: clientPackages(root) };
  for (const component of inside(bom.components)) sayWhoGetsIt(component, packages, shipped);
  const text = `${JSON.stringify(bom, null, 2)}\n`;
  return { text, checked: await followsSchema(text) };
}

/** @returns {string} what the CycloneDX tool makes of the lock file, whether or not anything is installed */
function ofLockFile() {
  const tool = join(root, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      tool,
      '--package-lock-only',
      '--output-reproducible',
      '--spec-version',
      '1.6',
      '--output-format',
      'JSON',
      '--no-validate',
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  if (status !== 0) throw new Error(`The bill of materials could not be made: ${stderr}`);
  return stdout;
}

/**
 * @param {Component[]} components
 * @returns {Generator<Component>} they and what is installed inside of them
 */
function* inside(components) {
  for (const component of components) {
    yield component;
    yield* inside(component.components ?? []);
  }
}

/**
 * @param {Component} component is changed
 * @param {import('./shipped-packages.mjs').LockedPackages} packages
 * @param {{ server: Set<string>, client: Set<string> }} shipped
 */
function sayWhoGetsIt(component, packages, shipped) {
  const properties = (component.properties ?? []).filter(({ name }) => name !== 'cdx:npm:package:development');
  const place = properties.find(({ name }) => name === 'cdx:npm:package:path')?.value ?? '';
  const locked = packages[place];
  if (!locked) throw new Error(`${component.name} is not in the lock file at "${place}".`);
  const parts = [shipped.server.has(place) ? 'server' : '', shipped.client.has(place) ? 'client' : ''].filter(
    (part) => part !== '',
  );
  component.scope = parts.length === 0 ? 'excluded' : locked.optional ? 'optional' : 'required';
  component.properties = [...properties, ...parts.map((value) => ({ name: 'lukma:shippedWith', value }))];
  const [algorithm, digest] = locked.integrity?.split('-') ?? [];
  if (algorithm === 'sha512' && digest)
    component.hashes = [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }];
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} false when the validator's optional packages are not installed; an invalid text is an error
 */
async function followsSchema(text) {
  try {
    const error = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
    if (error !== null) throw new Error(`The bill of materials does not follow its schema: ${JSON.stringify(error)}`);
    return true;
  } catch (error) {
    if (error instanceof Validation.MissingOptionalDependencyError) return false;
    throw error;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2] ?? 'sbom.cdx.json';
  const { text, checked } = await makeSbom();
  writeFileSync(file, text);
  console.log(
    `${file}: ${JSON.parse(text).components.length} packages, ${checked ? 'held to the schema of CycloneDX 1.6' : 'not checked: the validator is not installed'}`,
  );
}
