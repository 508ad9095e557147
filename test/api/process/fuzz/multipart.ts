/** Between the parts of a form. */
export const BOUNDARY = 'lukma-fuzz';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Files by these names; the last one claims a size of 60,000 × 60,000 pixels. Any other text is a file of itself. */
export const FILES = ['picture', 'half a picture', 'enormous picture'] as const;

/** A form whose fields are these. */
export function multipart(fields: unknown): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(fields !== null && typeof fields === 'object' ? fields : { thumbnail: fields }).map(
    ([name, value], at) => {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
      const isFile = name === 'thumbnail' && typeof value === 'string';
      const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${isFile ? `; filename="${['a.png', '../../a', 'a"b'][at % 3]}"` : ''}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), isFile ? fileOf(text) : Buffer.from(text), Buffer.from('\r\n')]);
    },
  );
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]));
}

function fileOf(text: string): Buffer {
  if (text === 'picture') return PIXEL;
  if (text === 'half a picture') return PIXEL.subarray(0, PIXEL.length / 2);
  if (text !== 'enormous picture') return Buffer.from(text);
  const enormous = Buffer.from(PIXEL);
  enormous.writeUInt32BE(60_000, 16);
  enormous.writeUInt32BE(60_000, 20);
  return enormous;
}
