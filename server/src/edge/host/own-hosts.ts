import type { OwnHosts } from '@bee/contracts/page';
import type { SiteFile } from '@bee/contracts/site-info';
import { matchRoute } from '@bee/domain/route';
import type { ActiveComposition } from '../release/active-composition.ts';

/** A remote that is served alone at a host name; `url` is where that is, without a slash at its end. */
export type OwnHost = SiteFile['hosts'][number] & { url: string };

/** Scheme and port are those of PUBLIC_URL, whose own host name stays with the whole site. */
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

/** Those that this composition can serve; the others are reported, and their host names behave as any other. */
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

/** What documents are told; undefined where no remote has a host of its own, so that nothing changes then. */
export const describeHosts = (mainUrl: string, hosts: OwnHost[], here: OwnHost | null): OwnHosts | undefined =>
  hosts.length === 0
    ? undefined
    : {
        mainUrl,
        urls: Object.fromEntries(hosts.map(({ remote, url }) => [remote, url])),
        here: here && { remote: here.remote, start: here.start, title: here.title },
      };
