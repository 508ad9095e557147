/** An element of a page as it stands there: its tag, its attributes by React's names, what is in it. */
export interface Drawn {
  tag: string;
  attributes: Record<string, string | boolean | Record<string, string>>;
  children: (Drawn | string)[];
}

/** A day as the product has drawn it, and the rows of the device from which it has. */
export interface DrawnDay {
  /** By table, whose key is `id`. */
  rows: Record<string, { id: string; row: unknown }[]>;
  root: Drawn;
}
