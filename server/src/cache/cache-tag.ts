export const moduleNames = [
  'usage',
  'commerce',
  'identity',
  'linked-accounts',
  'files',
  'search',
  'site',
  'prices',
  'publishing',
  'food',
  'standards',
  'trade',
  'statistics',
  'industry',
  'data-products',
  'supply',
  'product-hub',
  'encyclopedia',
  'assistant',
  'open-api',
  'operations',
] as const;
export type ModuleName = (typeof moduleNames)[number];

/**
 * What a cached value depends on: a whole module, or a part of it that the module names.
 * @example 'supply', 'supply:counts', 'publishing:42'
 */
export type CacheTag = ModuleName | `${ModuleName}:${string}`;

/**
 * Names under which a value is stored. A value tagged with a module depends on every change in it; one tagged with
 * parts depends on these and on changes of the whole module (`*`), such as imports.
 */
export const namesOfValue = (tags: readonly CacheTag[]): string[] => [
  ...new Set(tags.flatMap((tag) => (isPart(tag) ? [tag, `${moduleOf(tag)}:*`] : [tag]))),
];

/** Names that a change touches, in lock order. */
export const namesOfChange = (tags: readonly CacheTag[]): string[] =>
  [...new Set(tags.flatMap((tag) => [tag, isPart(tag) ? moduleOf(tag) : `${tag}:*`]))].sort();

const isPart = (tag: CacheTag): boolean => tag.includes(':');
const moduleOf = (tag: CacheTag): string => tag.slice(0, tag.indexOf(':'));
