import { hostName } from '@bee/contracts/host-name';
import { oneAddress } from '@bee/domain/one-address';
import type { FastifyRequest } from 'fastify';
import type { ActiveComposition } from '../release/active-composition.ts';
import type { Renderer } from '../render/renderer.ts';
import type { OwnHost } from './own-hosts.ts';

/** What is served at a host name: the whole site, or one remote alone. */
export type Site = {
  active: ActiveComposition;
  renderer: Renderer;
  /** Null on the main site, which is also what unknown host names show. */
  own: OwnHost | null;
  /** Where it stands, without a slash at its end. */
  url: string;
  /** Whether the pages of a remote have their one address here. */
  holds(remote: string): boolean;
  /** The one address of a path, whichever host it was asked for at; of an address, itself. */
  absolute(path: string): string;
};

export type Sites = { at(host: string | null): Site; close(): void };

type PlacesOptions = {
  mainUrl: string;
  active: ActiveComposition;
  hosts: OwnHost[];
  /** The composition as documents of this place carry it, and what renders it. */
  open(own: OwnHost | null): Pick<Site, 'active' | 'renderer'>;
};

/** Each place renders in workers of its own, as links differ; they start with the first page that is asked for there. */
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

/** Whom the browser asked; X-Forwarded-Host counts only from proxies that TRUST_PROXY trusts. */
export const hostOf = (request: Pick<FastifyRequest, 'host'>): string | null => hostName(request.host);
