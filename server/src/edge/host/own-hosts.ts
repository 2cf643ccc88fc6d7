import type { OwnHosts } from '@bee/contracts/page';
import type { SiteFile } from '@bee/contracts/site-info';
import { matchRoute } from '@bee/domain/route';
import type { ActiveComposition } from '../release/active-composition.ts';

/** A remote that is served alone at its own host name; `url` is the base address without a trailing slash. */
export type OwnHost = SiteFile['hosts'][number] & { url: string };

/** Scheme and port are those of PUBLIC_URL, whose own host name always serves the whole site. */
export const readOwnHosts = (
  hosts: SiteFile['hosts'],
  publicUrl: string,
  report: (problem: string) => void,
): OwnHost[] => {
  const { protocol, hostname, port } = new URL(publicUrl);
  return hosts.flatMap((host) => {
    if (host.host !== hostname) return [{ ...host, url: `${protocol}//${host.host}${port && `:${port}`}` }];
    report(`独立域名 ${host.host} 就是 PUBLIC_URL 的域名，已忽略；请为 ${host.remote} 换一个域名`);
    return [];
  });
};

/** Hosts that this composition can serve; the rest are reported, and their names behave like unknown host names. */
export const servedHosts = (
  { routes }: Pick<ActiveComposition, 'routes'>,
  hosts: OwnHost[],
  report: (problem: string) => void,
): OwnHost[] =>
  hosts.filter(({ host, remote, start }) => {
    const page = matchRoute(routes, start);
    const problem =
      page?.remote !== remote
        ? `没有路径为 ${start} 的页面`
        : page.page.layout !== 'bare'
          ? `的页面 ${start} 没有自己的页眉与页脚（layout 不是 bare）`
          : page.page.guard !== 'none'
            ? `的页面 ${start} 要登录才能看`
            : null;
    if (problem) report(`独立域名 ${host} 未启用：${remote} ${problem}。请改正站点信息里的 hosts`);
    return problem === null;
  });

/** Host data for documents; undefined if no remote has its own host, so that documents do not change. */
export const describeHosts = (mainUrl: string, hosts: OwnHost[], here: OwnHost | null): OwnHosts | undefined =>
  hosts.length === 0
    ? undefined
    : {
        mainUrl,
        urls: Object.fromEntries(hosts.map(({ remote, url }) => [remote, url])),
        here: here && { remote: here.remote, start: here.start, title: here.title },
      };
