/** The encodings that a request's `Accept-Encoding` takes; one with a weight of 0 is refused by it. */
export const acceptedEncodings = (header: string | undefined): ReadonlySet<string> =>
  new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim() ?? ''),
  );
