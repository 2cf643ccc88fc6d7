import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDevShell, devContainer, startDevServer } from '@bee/build/dev-server';
import { ROOT, remoteNames } from '@bee/build/workspace';
import { messageOf } from '@bee/domain/error-message';
import { startDevSite } from './dev/dev-site.ts';
import { serveDevFiles } from './dev/serve-dev-files.ts';
import { STYLES, type WorkingCopy } from './dev/working-copy.ts';
import { secondsSince } from './seconds-since.ts';

const USAGE = `用法：npm run dev -- <微前端> [--site <站点地址> | --proxy <站点地址>]
  --site   在那个站点里：只有这个微前端来自本机，要有运营账号，且站点的 DEV_ORIGINS 允许
  --proxy  在站点前面的本机地址上：不需要站点的任何许可；不写地址时是本机运行的站点
微前端有 ${remoteNames().join('、')}`;

const OPTIONS = { site: { type: 'string' }, proxy: { type: 'string' }, origin: { type: 'string' } } as const;

/**
 * `npm run dev -- mf-ai`: serves that remote from the working copy with fast refresh, everything else from a site.
 * Pages come from a proxy in front of the site, or with `--site` from the site itself. `--origin` is the address of the
 * dev server for browsers of `--site`, if it is not this machine's port.
 */
const run = async (): Promise<void> => {
  const { values, positionals } = readArguments();
  const [name = '', ...rest] = positionals;
  if (!remoteNames().includes(name) || rest.length > 0 || (values.site && values.proxy)) throw new Error(USAGE);
  const site = originOf(values.site ?? values.proxy ?? `http://localhost:${process.env.PORT || 8080}`);
  const ready = await fetch(`${site}/readyz`).catch(() => null);
  if (!ready?.ok) throw new Error(`${site} 没有运行；请先在另一个终端 npm start，或写出一个站点的地址`);
  const since = Date.now();
  console.log('构建开发用的外壳…');
  const shell = await buildDevShell();
  const port = Number(process.env.DEV_SERVER_PORT || 5171);
  const server = `http://localhost:${port}`;
  const copy = { name, container: devContainer(name), dir: path.join(ROOT, name), server };
  if (values.site) await developInSite(copy, { port, shell, site, origin: originOf(values.origin ?? server) });
  else await developBeforeSite(copy, { port, shell, site });
  console.log(`用时 ${secondsSince(since)}；Ctrl-C 停止`);
};

const readArguments = () => {
  try {
    return parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true });
  } catch {
    throw new Error(USAGE);
  }
};

const originOf = (address: string): string => {
  if (!URL.canParse(address)) throw new Error(`${address} 不是一个地址；请写成 https://bee.example.com`);
  return new URL(address).origin;
};

type Addresses = { port: number; shell: string; site: string };

const developInSite = async (copy: WorkingCopy, { port, shell, site, origin }: Addresses & { origin: string }) => {
  await startDevServer(copy.name, { port, origin, pages: site, styles: STYLES, fallback: serveDevFiles(copy, shell) });
  const start = `${site}/dev/start?${new URLSearchParams({ remote: copy.name, origin })}`;
  console.log(`以运营账号登录 ${site}，然后打开 ${start}；退出：页面底部的“退出开发”，或 ${site}/dev/stop`);
};

const developBeforeSite = async (copy: WorkingCopy, { port, shell, site }: Addresses) => {
  const own = Number(process.env.DEV_PORT || 8081);
  const pages = `http://localhost:${own}`;
  await startDevServer(copy.name, { port, origin: copy.server, pages, styles: STYLES });
  await startDevSite({ port: own, target: site, shell, remote: copy });
  console.log(`${copy.name} 在 ${pages} 里开发，其余来自 ${site}`);
};

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
