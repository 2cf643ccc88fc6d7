/**
 * What the signature of a composition covers: all of it but the signature, keys in the order of their names. Give it
 * the composition as it was parsed of JSON: a reader that knows fewer keys must not leave any out.
 */
export const signedText = (composition: object): string =>
  JSON.stringify({ ...composition, signature: undefined }, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
