/** Prices in tetri, whole numbers (spec §9): a month of PRO, the price that is struck out, and the discount between them in per cent. */
export const PRO_PRICE = { monthTetri: 975, fullTetri: 1500, discountPercent: 35, currency: 'GEL' } as const;
