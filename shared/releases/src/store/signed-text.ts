/**
 * Text covered by the signature of a composition: everything except the signature, with sorted keys. Requires the
 * composition as parsed from JSON, because a schema would drop keys unknown to this version.
 */
export const signedText = (composition: object): string =>
  JSON.stringify({ ...composition, signature: undefined }, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
