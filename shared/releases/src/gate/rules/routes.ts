import type { Release } from '@bee/contracts/composition';
import { type LineUp, labelOf, misfit } from '../line-up.ts';
import type { Misfit } from '../misfit.ts';

/** A segment is one text, one of several, or any (null). */
type Address = { release: Release; page: string; written: string; segments: (string[] | null)[] };

/** Addresses that the site itself answers. */
const RESERVED = ['api', 'releases', 'sandbox', 'dev', 'healthz', 'readyz', 'metrics', 'og', 'wx', 'robots.txt'];
const RESERVED_START = /^(sitemap|feed)/;

/** Every address belongs to one remote, and none to the site itself. */
export const routes = ({ remotes }: LineUp): Misfit[] => {
  const addresses = remotes.flatMap(addressesOf);
  return [...pageTwice(remotes), ...addresses.flatMap(reserved), ...addressTwice(addresses)];
};

const addressesOf = (release: Release): Address[] =>
  (release.manifest?.pages ?? []).flatMap(({ id, paths, plain }) => {
    const plainPath = id === 'home' ? '/' : `/${id}`;
    return [
      ...(plain ? [{ release, page: id, written: plainPath, segments: segmentsOf(plainPath) }] : []),
      ...paths.map(({ pattern, params }) => ({
        release,
        page: id,
        written: pattern,
        segments: segmentsOf(pattern, params),
      })),
    ];
  });

const segmentsOf = (pattern: string, params: Record<string, string[]> = {}) =>
  pattern
    .split('/')
    .slice(1)
    .map((part) => (part.startsWith('{') ? (params[part.slice(1, -1)] ?? null) : [part]));

const pageTwice = (remotes: Release[]): Misfit[] => {
  const pages = new Map<string, Release>();
  return remotes.flatMap((release) =>
    (release.manifest?.pages ?? []).flatMap(({ id }) => {
      const first = pages.get(id);
      pages.set(id, first ?? release);
      if (!first) return [];
      return [
        misfit('routes', release, `页面 ${id} 同时由 ${labelOf(first)} 与 ${labelOf(release)} 提供`, agree(first)),
      ];
    }),
  );
};

const reserved = ({ release, page, written, segments }: Address): Misfit[] => {
  const first = segments[0];
  const taken = first ? first.find((text) => RESERVED.includes(text) || RESERVED_START.test(text)) : '任何地址';
  if (taken === undefined) return [];
  const what = `${labelOf(release)} 的页面 ${page} 占用了网站自己的地址 ${first ? `/${taken}` : written}`;
  return [misfit('routes', release, what, '请把页面放到 /home/ 之下')];
};

const addressTwice = (addresses: Address[]): Misfit[] =>
  addresses.flatMap((one, index) =>
    addresses.slice(index + 1).flatMap((other) => {
      // The page twice has been told already.
      if (one.release === other.release || one.page === other.page || !overlap(one, other)) return [];
      const both = `${labelOf(one.release)} 的 ${one.written} 与 ${labelOf(other.release)} 的 ${other.written}`;
      return [misfit('routes', other.release, `${both} 会是同一个地址`, agree(one.release))];
    }),
  );

const overlap = (one: Address, other: Address): boolean =>
  one.segments.length === other.segments.length &&
  one.segments.every((texts, index) => {
    const others = other.segments[index] ?? null;
    if (!texts || !others) return (texts ?? others)?.every((text) => text === '') !== true;
    return texts.some((text) => others.includes(text));
  });

const agree = (owner: Release) => `请与 ${owner.manifest?.owner ?? owner.name} 商定，由一方改用别的地址`;
