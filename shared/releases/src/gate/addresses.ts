import type { ManifestPage } from '@bee/contracts/manifest';

/** Address of a page. Each segment is a list of allowed texts, or null for any text. */
export type Address = { page: string; written: string; segments: (string[] | null)[] };

/** All addresses of these pages, including those without parameters (`/article/news`). */
export const addressesOf = (pages: readonly Pick<ManifestPage, 'id' | 'plain' | 'paths'>[]): Address[] =>
  pages.flatMap(({ id, paths, plain }) => {
    const plainPath = id === 'home' ? '/' : `/${id}`;
    return [
      ...(plain ? [{ page: id, written: plainPath, segments: segmentsOf(plainPath) }] : []),
      ...paths.map(({ pattern, params }) => ({ page: id, written: pattern, segments: segmentsOf(pattern, params) })),
    ];
  });

/** Whether a request can match both addresses. */
export const overlap = (one: Address, other: Address): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((texts, index) => {
    const others = other.segments[index] ?? null;
    if (!texts || !others) return (texts ?? others)?.every((text) => text === '') !== true;
    return texts.some((text) => others.includes(text));
  });

const segmentsOf = (pattern: string, params: Record<string, string[]> = {}): Address['segments'] =>
  pattern
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith('{') ? (params[part.slice(1, -1)] ?? null) : [part]));
