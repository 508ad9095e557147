/** The rows of a raw statement: both drivers answer it with an object that has them. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
