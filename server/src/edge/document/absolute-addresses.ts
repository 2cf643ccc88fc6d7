/** schema.org properties whose values are addresses. */
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

/** Makes addresses in JSON-LD absolute: pages know only paths, and only the server knows the site's address. */
export const absoluteAddresses = (absolute: (path: string) => string, value: unknown, property = ''): unknown => {
  if (typeof value === 'string') return ADDRESSES.has(property) && /^\/(?!\/)/.test(value) ? absolute(value) : value;
  if (Array.isArray(value)) return value.map((each) => absoluteAddresses(absolute, each, property));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, absoluteAddresses(absolute, each, name)]),
  );
};
