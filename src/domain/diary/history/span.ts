/** How much of the history shows at once. */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];
