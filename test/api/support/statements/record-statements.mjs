// Imported before a server's own code (`node --import`): every text that it sends to a PostgreSQL is noted once, a line of JSON each, in a
// file of its own under STATEMENTS_FOLDER.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

const file = join(process.env['STATEMENTS_FOLDER'] ?? '', `${process.pid}-${Date.now()}.jsonl`);
/** @type {Set<string>} */
const seen = new Set();
const write = Socket.prototype.write;

/** @this {Socket} @param {any[]} given */
Socket.prototype.write = function (...given) {
  if (given[0] instanceof Uint8Array) for (const text of textsIn(Buffer.from(given[0]))) note(text);
  return Reflect.apply(write, this, given);
};

/** @param {string} text */
function note(text) {
  if (seen.has(text)) return;
  seen.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

/**
 * The statements of messages as clients of PostgreSQL write them: a letter, the length, and of `Parse` a name before the text. What is no
 * whole row of such messages is something else's.
 * @param {Buffer} bytes
 */
function textsIn(bytes) {
  const texts = [];
  let at = 0;
  while (at + 5 <= bytes.length) {
    const kind = String.fromCharCode(bytes[at] ?? 0);
    const end = at + 1 + bytes.readUInt32BE(at + 1);
    if (!'PQBDESHCXpf'.includes(kind) || end > bytes.length || end < at + 5) return [];
    const from = kind === 'P' ? bytes.indexOf(0, at + 5) + 1 : at + 5;
    if (kind === 'P' || kind === 'Q') texts.push(bytes.toString('utf8', from, bytes.indexOf(0, from)));
    at = end;
  }
  return at === bytes.length ? texts : [];
}
