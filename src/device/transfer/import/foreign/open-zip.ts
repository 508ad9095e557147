import { BadFile, type Part } from './reading.ts';

/** Bytes of an archive that may come out of one that went in, once more than a little has come out: text shrinks to a fortieth at best. */
const MOST_RATIO = 250;
const FREE_BYTES = 64 * 1024 * 1024;
/** Bytes that may come out in all: ten years of a watch are five gigabytes. */
const MOST_BYTES = 12 * 1024 * 1024 * 1024;
const MOST_MEMBERS = 5000;

const END_MARK = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const END64_MARK = 0x06064b50;
const DIRECTORY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * The members of a zip archive, each opened where it lies, nothing of it in memory:
 *
 *     archive   = *member directory [end64] end
 *     member    = local-header data
 *     directory = *entry                        ; method, sizes, where the member begins
 *     end       = mark … entries size offset comment
 *
 * The directory at the end counts, as for every reader of zips; sizes that it tells are not trusted: what comes out is
 * counted. Throws a BadFile: `empty-zip`, `damaged`, `locked-zip`; opening a member fails with `bomb` once too much came out.
 */
export async function openZip(file: Blob): Promise<Part[]> {
  const end = await endOf(file);
  if (end.entries === 0) throw new BadFile('empty-zip');
  if (end.entries > MOST_MEMBERS || end.size > 8 * 1024 * 1024) throw new BadFile('bomb');
  const directory = await viewOf(file, end.offset, end.size);
  const spent = { bytes: 0 };
  const parts: Part[] = [];
  let at = 0;
  for (let entry = 0; entry < end.entries; entry += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== DIRECTORY_MARK)
      throw new BadFile('damaged');
    if (directory.getUint16(at + 8, true) & 1) throw new BadFile('locked-zip');
    const method = directory.getUint16(at + 10, true);
    const [name, extra, comment] = [28, 30, 32].map((where) => directory.getUint16(at + where, true));
    const sizes = wideSizes(directory, at, name ?? 0, extra ?? 0);
    if (sizes.isFull && (method === STORED || method === DEFLATED))
      parts.push({ bytes: sizes.packed, open: () => member(file, sizes, method, spent) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  if (parts.length === 0) throw new BadFile('empty-zip');
  return parts;
}

interface Sizes {
  /** Something is in it. */
  isFull: boolean;
  packed: number;
  begin: number;
}

async function endOf(file: Blob): Promise<{ entries: number; size: number; offset: number }> {
  const from = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT);
  const tail = await viewOf(file, from, file.size - from);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END_MARK) at -= 1;
  if (at < 0) throw new BadFile('damaged');
  const end = {
    entries: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  };
  if (end.entries !== 0xffff && end.size !== 0xffffffff && end.offset !== 0xffffffff) return end;
  // Archives beyond four gigabytes name the place of a wider end, 20 bytes before this one.
  if (at < 20) throw new BadFile('damaged');
  const wide = await viewOf(file, Number(tail.getBigUint64(at - 12, true)), 56);
  if (wide.byteLength < 56 || wide.getUint32(0, true) !== END64_MARK) throw new BadFile('damaged');
  return {
    entries: Number(wide.getBigUint64(32, true)),
    size: Number(wide.getBigUint64(40, true)),
    offset: Number(wide.getBigUint64(48, true)),
  };
}

/** Sizes and place of a member; what does not fit into 32 bits stands in the extra field 1. */
function wideSizes(directory: DataView, at: number, name: number, extra: number): Sizes {
  const told = { full: directory.getUint32(at + 24, true), packed: directory.getUint32(at + 20, true) };
  let [packed, begin] = [told.packed, directory.getUint32(at + 42, true)];
  let field = at + 46 + name;
  const fieldsEnd = field + extra;
  while (field + 4 <= fieldsEnd && fieldsEnd <= directory.byteLength) {
    const length = directory.getUint16(field + 2, true);
    if (directory.getUint16(field, true) === 1) {
      let value = field + 4;
      const next = (): number => {
        if (value + 8 > fieldsEnd) throw new BadFile('damaged');
        value += 8;
        return Number(directory.getBigUint64(value - 8, true));
      };
      if (told.full === 0xffffffff) next();
      if (packed === 0xffffffff) packed = next();
      if (begin === 0xffffffff) begin = next();
    }
    field += 4 + length;
  }
  return { isFull: told.full > 0 && packed > 0, packed, begin };
}

/** The bytes of a member; what comes out of all members together is counted in `spent`. */
function member(
  file: Blob,
  { packed, begin }: Sizes,
  method: number,
  spent: { bytes: number },
): ReadableStream<Uint8Array> {
  let source: ReadableStreamDefaultReader<Uint8Array> | null = null;
  let came = 0;
  const open = async () => {
    const local = await viewOf(file, begin, 30);
    if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL_MARK) throw new BadFile('damaged');
    const data = begin + 30 + local.getUint16(26, true) + local.getUint16(28, true);
    const bytes = file.slice(data, data + packed).stream();
    return (method === STORED ? bytes : bytes.pipeThrough(new DecompressionStream('deflate-raw'))).getReader();
  };
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      source ??= await open();
      const { done, value } = await source.read().catch(() => {
        throw new BadFile('damaged');
      });
      if (done) return controller.close();
      came += value.length;
      spent.bytes += value.length;
      if ((came > FREE_BYTES && came > packed * MOST_RATIO) || spent.bytes > MOST_BYTES) throw new BadFile('bomb');
      controller.enqueue(value);
    },
    async cancel() {
      await source?.cancel().catch(() => undefined);
    },
  });
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer());
}
