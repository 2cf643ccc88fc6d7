/** `withdrawn`: values older than this version must not be served, not even while they are renewed. */
export type TagVersion = { version: number; withdrawn: number };

/** Versions by name; a name that is missing was not touched within `TAG_MEMORY_S`. */
export type TagVersions = ReadonlyMap<string, TagVersion>;

/** Values that are older are renewed before they are served, so older changes need not be known. */
export const TAG_MEMORY_S = 86_400;

/** Tags touched by transactions that were not finished at `since`; `cursor` is the next `since`. */
export type TouchedTags = { cursor: string; tags: ({ name: string } & TagVersion)[] };

/** A cursor before everything. */
export const FIRST_CURSOR = '0';
