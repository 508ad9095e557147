/** The digits that let another device into a diary, and how long they live (design §5). */
export const PAIRING = { digits: 6, lifeMs: 10 * 60_000 } as const;

/** Six digits, as a person types them from another screen. */
export const isPairingCode = (text: string): boolean => /^\d{6}$/.test(text);
