import { crc32, deflateRawSync } from 'node:zlib';

/** A member of an archive: its text or bytes, and whether its sizes and flags lie. */
export interface Member {
  name: string;
  content: string | Uint8Array;
  /** Says that it is encrypted. */
  locked?: boolean;
  stored?: boolean;
}

/** A zip archive of some members, as any tool makes it. */
export function makeZip(members: readonly Member[]): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, locked = false, stored = false } of members) {
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(locked ? 1 : 0, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(plain.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    pieces.push(Buffer.from('PK\u0003\u0004'), common, nameBytes, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), common, place, nameBytes);
    offset += 4 + common.length + nameBytes.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...pieces, ...directory, Buffer.from('PK\u0005\u0006'), end]));
}
