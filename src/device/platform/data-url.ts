/** Bytes of a type as a data URL. */
export async function dataUrlOf(blob: Blob, type: string): Promise<string> {
  return `data:${type};base64,${base64Of(new Uint8Array(await blob.arrayBuffer()))}`;
}

/** `btoa` takes characters, and a call takes only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  const part = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += part) text += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(text);
}
