/** Where a picture of that name is found once it has been uploaded. */
export const pictureUrl = (name: string): string => `/uploads/${name}.jpg`;

/** The name in a picture's address, or null for an address that is not an upload's. */
export const pictureNameOf = (url: string): string | null => /^\/uploads\/([0-9a-f]{32})\.jpg$/.exec(url)?.[1] ?? null;
