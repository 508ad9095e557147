export const SANDBOX_CARDS = ['pays', 'pays-once'] as const;
/** A card of the sandbox: one that always pays, and one that pays on the page and is declined when a later month is charged. */
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

export const SANDBOX_MASKS: Readonly<Record<SandboxCard, string>> = { pays: '•••• 4242', 'pays-once': '•••• 0005' };
