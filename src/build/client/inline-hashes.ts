import { createHash } from 'node:crypto';

/** What a Content-Security-Policy names to let the inline parts of a page run. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const NOT_INLINE = /\bsrc\s*=/i;
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The CSP sources (`sha256-…`) of every inline script and style of an HTML page, each once. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (tag.toLowerCase() === 'style') styles.add(cspHash(text));
    else if (!NOT_INLINE.test(attributes) && !DATA_BLOCK.test(attributes)) scripts.add(cspHash(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** Browsers hash the text after turning CR LF into LF, as the HTML parser does. */
function cspHash(text: string): string {
  const digest = createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64');
  return `sha256-${digest}`;
}
