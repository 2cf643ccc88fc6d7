import { hostName } from '@bee/contracts/host-name';
import { oneAddress } from '@bee/domain/one-address';
import type { FastifyRequest } from 'fastify';
import type { ActiveComposition } from '../release/active-composition.ts';
import type { Renderer } from '../render/renderer.ts';
import type { OwnHost } from './own-hosts.ts';

/** Content of a host name: the whole site, or a single remote. */
export type Site = {
  active: ActiveComposition;
  renderer: Renderer;
  /** Null on the main site, which is also shown at unknown host names. */
  own: OwnHost | null;
  /** Base address without a trailing slash. */
  url: string;
  /** Whether the canonical addresses of a remote's pages are on this site. */
  holds(remote: string): boolean;
  /**
   * Canonical absolute address of a path, regardless of the requested host; absolute addresses are returned unchanged.
   */
  absolute(path: string): string;
};

export type Sites = { at(host: string | null): Site; close(): void };

type PlacesOptions = {
  mainUrl: string;
  active: ActiveComposition;
  hosts: OwnHost[];
  /** The composition for this site's documents, and its renderer. */
  open(own: OwnHost | null): Pick<Site, 'active' | 'renderer'>;
};

/** Each site renders in its own workers, because links differ; workers start with the first page requested there. */
export const createSites = ({ mainUrl, active, hosts, open }: PlacesOptions): Sites => {
  const urls = Object.fromEntries(hosts.map(({ remote, url }) => [remote, url]));
  const absolute = (path: string) => oneAddress(active.routes, { mainUrl, urls }, path);
  const main: Site = {
    ...open(null),
    own: null,
    url: mainUrl,
    holds: (remote) => urls[remote] === undefined,
    absolute,
  };
  const alone = new Map(
    hosts.map((own) => [
      own.host,
      { ...open(own), own, url: own.url, holds: (remote: string) => remote === own.remote, absolute },
    ]),
  );
  return {
    at: (host) => (host ? alone.get(host) : undefined) ?? main,
    close: () => {
      for (const { renderer } of [main, ...alone.values()]) renderer.close();
    },
  };
};

/** Host that the browser requested; X-Forwarded-Host counts only from proxies that TRUST_PROXY trusts. */
export const hostOf = (request: Pick<FastifyRequest, 'host'>): string | null => hostName(request.host);
