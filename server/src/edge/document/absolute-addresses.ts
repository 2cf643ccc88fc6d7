/** Properties of schema.org whose values are addresses. */
const ADDRESSES = new Set([
  '@id',
  'contentUrl',
  'image',
  'item',
  'logo',
  'mainEntityOfPage',
  'sameAs',
  'url',
  'urlTemplate',
]);

/** JSON-LD with absolute addresses: pages know paths, and only the server knows where the site stands. */
export const absoluteAddresses = (absolute: (path: string) => string, value: unknown, property = ''): unknown => {
  if (typeof value === 'string') return ADDRESSES.has(property) && /^\/(?!\/)/.test(value) ? absolute(value) : value;
  if (Array.isArray(value)) return value.map((each) => absoluteAddresses(absolute, each, property));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteAddresses(absolute, each, name)]),
  );
};
