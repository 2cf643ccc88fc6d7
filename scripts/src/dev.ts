import path from 'node:path';
import { buildDevShell, devContainer, startDevServer } from '@bee/build/dev-server';
import { ROOT, remoteNames } from '@bee/build/workspace';
import { startDevSite } from './dev/dev-site.ts';
import { secondsSince } from './seconds-since.ts';

const DEV_SERVER_PORT = 5171;

/**
 * `npm run dev -- mf-ai [address of a site]`: that remote from the working copy with fast refresh, everything else from
 * the site, which runs here (npm start) or elsewhere.
 */
const [name = '', target = `http://localhost:${process.env.PORT || 8080}`] = process.argv.slice(2);
const port = Number(process.env.DEV_PORT || 8081);

const run = async (): Promise<void> => {
  if (!remoteNames().includes(name))
    throw new Error(`用法：npm run dev -- <微前端> [站点地址]；微前端有 ${remoteNames().join('、')}`);
  const ready = await fetch(`${target}/readyz`).catch(() => null);
  if (!ready?.ok) throw new Error(`${target} 没有运行；请先在另一个终端 npm start，或写出一个站点的地址`);
  const since = Date.now();
  console.log('构建开发用的外壳…');
  const shell = await buildDevShell();
  await startDevServer(name, DEV_SERVER_PORT);
  await startDevSite({
    port,
    target,
    shell,
    remote: {
      name,
      container: devContainer(name),
      dir: path.join(ROOT, name),
      server: `http://localhost:${DEV_SERVER_PORT}`,
    },
  });
  console.log(`${name} 在 http://localhost:${port} 里开发（${secondsSince(since)}），其余来自 ${target}；Ctrl-C 停止`);
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
