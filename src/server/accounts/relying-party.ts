/** Whose passkeys these are: the host name that browsers bind them to, and the origins whose pages may use them. */
export interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party of a host (`lukma.ge`, `localhost:3000`). A browser proves a passkey for the page's own host alone, so a name that a
 * request makes up finds no passkey of ours.
 */
export function relyingParty(host: string): RelyingParty {
  const id = host.replace(/:\d+$/, '').toLowerCase();
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  // Without TLS browsers know passkeys on the machine itself only.
  return { id, origins: isLocal ? [`https://${host}`, `http://${host}`] : [`https://${host}`] };
}
