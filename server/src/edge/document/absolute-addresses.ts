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
export const absoluteAddresses = (publicUrl: string, value: unknown, property = ''): unknown => {
  if (typeof value === 'string') return ADDRESSES.has(property) && /^\/(?!\/)/.test(value) ? publicUrl + value : value;
  if (Array.isArray(value)) return value.map((each) => absoluteAddresses(publicUrl, each, property));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteAddresses(publicUrl, each, name)]),
  );
};
