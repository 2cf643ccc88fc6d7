import type { Release } from '@bee/contracts/composition';
import { type Address, addressesOf, overlap } from '../addresses.ts';
import { labelOf, type ReleaseSet, violation } from '../release-set.ts';
import type { Violation } from '../violation.ts';

type Claim = Address & { release: Release };

/** Addresses served by the site itself. */
const RESERVED = [
  ...['api', 'releases', 'sandbox', 'dev', 'livez', 'healthz', 'readyz', 'metrics', 'og', 'wx'],
  ...['robots.txt', 'favicon.ico', 'favicon.svg'],
];
const RESERVED_START = /^(sitemap|feed)/;

/** Every address must belong to exactly one remote, and not to the site itself or to the shell. */
export const routes = ({ shell, remotes }: ReleaseSet): Violation[] => {
  const claims = remotes.flatMap((release) =>
    addressesOf(release.manifest?.pages ?? []).map((address) => ({ ...address, release })),
  );
  const own = addressesOf(shell.shell_pages ?? []);
  return [
    ...pageTwice(remotes),
    ...claims.flatMap(reserved),
    ...claims.flatMap((claim) => shellsOwn(claim, shell, own)),
    ...addressTwice(claims),
  ];
};

const pageTwice = (remotes: Release[]): Violation[] => {
  const pages = new Map<string, Release>();
  return remotes.flatMap((release) =>
    (release.manifest?.pages ?? []).flatMap(({ id }) => {
      const first = pages.get(id);
      pages.set(id, first ?? release);
      if (!first) return [];
      return [
        violation('routes', release, `页面 ${id} 同时由 ${labelOf(first)} 与 ${labelOf(release)} 提供`, agree(first)),
      ];
    }),
  );
};

const reserved = ({ release, page, written, segments }: Claim): Violation[] => {
  const first = segments[0];
  const taken = first ? first.find((text) => RESERVED.includes(text) || RESERVED_START.test(text)) : '任何地址';
  if (taken === undefined) return [];
  const what = `${labelOf(release)} 的页面 ${page} 占用了网站自己的地址 ${first ? `/${taken}` : written}`;
  return [violation('routes', release, what, '请把页面放到 /home/ 之下')];
};

/** Shell pages must be available regardless of the remotes. `/ops` is a shell page, `/ops/review` is not. */
const shellsOwn = (claim: Claim, shell: Release, own: Address[]): Violation[] => {
  const taken = own.find((address) => address.page === claim.page || overlap(address, claim));
  if (!taken) return [];
  const what = `${labelOf(claim.release)} 的页面 ${claim.page} 占用了 ${labelOf(shell)} 自己的地址 ${taken.written}`;
  return [violation('routes', claim.release, what, '请把页面放到别的地址，或用外壳有了这个地址之后的版本')];
};

const addressTwice = (claims: Claim[]): Violation[] =>
  claims.flatMap((one, index) =>
    claims.slice(index + 1).flatMap((other) => {
      // Already reported by pageTwice.
      if (one.release === other.release || one.page === other.page || !overlap(one, other)) return [];
      const both = `${labelOf(one.release)} 的 ${one.written} 与 ${labelOf(other.release)} 的 ${other.written}`;
      return [violation('routes', other.release, `${both} 会是同一个地址`, agree(one.release))];
    }),
  );

const agree = (owner: Release) => `请与 ${owner.manifest?.owner ?? owner.name} 商定，由一方改用别的地址`;
