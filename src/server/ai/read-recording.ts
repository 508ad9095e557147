import { ApiError, invalidInput } from '../errors/api-error.ts';
import type { Recording } from './models/models.ts';

/** Containers of sound that browsers record, by how they begin. */
const CONTAINERS = [
  { type: 'audio/webm', extension: 'webm', at: 0, begins: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'audio/mp4', extension: 'mp4', at: 4, begins: [0x66, 0x74, 0x79, 0x70] },
  { type: 'audio/ogg', extension: 'ogg', at: 0, begins: [0x4f, 0x67, 0x67, 0x53] },
  { type: 'audio/wav', extension: 'wav', at: 0, begins: [0x52, 0x49, 0x46, 0x46] },
] as const;
/** Under this there is no sound in any of them. */
const LEAST_BYTES = 64;
/** A minute of speech at 128 kbit/s and some: what a browser records for us has a quarter of it. */
const MOST_BYTES = 1_200_000;

/** The recording of a data URL, whatever type it says of itself. Throws an `ApiError` for what is none. */
export function readRecording(dataUrl: string): Recording {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (bytes.length > MOST_BYTES) throw new ApiError('too-large', 'A recording has at most 1.2 MB');
  const container = CONTAINERS.find(({ at, begins }) => begins.every((byte, index) => bytes[at + index] === byte));
  if (!container || bytes.length < LEAST_BYTES) throw invalidInput([{ path: 'audio', message: 'Not a recording' }]);
  return { bytes, type: container.type, extension: container.extension };
}
