/** Characters of a password: long enough to be worth hashing, short enough to hash. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;
