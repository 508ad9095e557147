interface UrlPolicy {
  createScriptURL: (url: string) => unknown;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => UrlPolicy;
}

/** The Content-Security-Policy allows this policy and no other: `trusted-types lukma-urls`. */
const POLICY_NAME = 'lukma-urls';

const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: ownScriptOnly });

/**
 * The address of a worker as the browser's Trusted Types want it. It stays a string where the
 * browser has none. Throws a TypeError for anything but our own service worker and hashed assets.
 */
export function trustedScriptUrl(url: string): string {
  return (policy?.createScriptURL(url) ?? ownScriptOnly(url)) as string;
}

function ownScriptOnly(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  const ours = pathname === '/sw.js' || /^\/assets\/[^/]+\.js$/.test(pathname);
  if (origin !== location.origin || !ours) throw new TypeError(`not a script of ours: ${url}`);
  return url;
}
