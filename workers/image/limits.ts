/** A file above this is refused unread. */
export const MOST_BYTES = 40_000_000;
/** A picture above this is refused undecoded: four bytes a pixel would not fit into a phone. */
export const MOST_PIXELS = 60_000_000;

/** The longest side of a picture that goes to analysis, and its JPEG quality. */
export const PHOTO = { side: 800, quality: 1 };
/** The same of a label: its small print has to be read. */
export const LABEL = { side: 1600, quality: 0.85 };
/** The longest side of what lists show, and its JPEG quality. */
export const THUMBNAIL = { side: 256, quality: 0.85 };
