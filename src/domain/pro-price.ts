/** Prices in lari (spec §9): a month of PRO, the price that is struck out, and the discount between them in per cent. */
export const PRO_PRICE = { monthLari: 9.75, fullLari: 15, discountPercent: 35 } as const;
