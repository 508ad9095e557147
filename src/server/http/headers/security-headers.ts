/** What `dist/build.json` says of the page's inline parts. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Headers of every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'camera=(self), microphone=(self), geolocation=(), payment=(), publickey-credentials-create=(self), publickey-credentials-get=(self), usb=(), serial=(), midi=(), browsing-topics=()',
};

/** Answers that are no page may load nothing and stand in no frame. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of every script: a worker obeys the policy of its own file, not that of the page. The service worker has to
 * fetch the app it stores, the engine's worker the API.
 */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'";

/**
 * Of the worker that reads barcodes: WebAssembly is compiled there, nowhere else. It lets no text be run as JavaScript, as 'unsafe-eval' would.
 */
export const BARCODE_WORKER_POLICY = SCRIPT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/** Sent by TLS only, as its standard wants it (RFC 6797 §7.2). */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/**
 * The page's Content-Security-Policy. Inline styles in attributes are let through: the dialogs' and charts'
 * libraries place elements with them, and they can run nothing.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lukma-urls',
  ].join('; ');
}
