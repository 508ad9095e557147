/** Long enough for a slow phone to begin its download. */
const KEEP_MS = 60_000;

/** Offers `blob` to the person as a download of this name. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
