import type { Composition } from '@bee/contracts/composition';

/** What the signature of a composition covers: all of it but the signature, keys in the order of their names. */
export const signedText = ({ signature: _, ...composition }: Composition): string =>
  JSON.stringify(composition, (_key, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
