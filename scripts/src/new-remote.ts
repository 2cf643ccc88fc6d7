import { spawnSync } from 'node:child_process';
import { ROOT, remoteNames } from '@bee/build/workspace';
import { createRemote } from './new-remote/create-remote.ts';
import { writeDeploymentLists } from './new-remote/deployment-lists.ts';
import { BadRemote, readRequest } from './new-remote/remote-request.ts';
import { runTool } from './run-tool.ts';

/**
 * `npm run new-remote -- mf-reports /home/reports 研究报告`: creates a remote with one page, ready to verify, release and
 * compose. With `--lists` only brings the files of the deployment to the remotes that exist, for example after one is
 * deleted.
 */
const run = async (): Promise<void> => {
  if (process.argv[2] === '--lists') return writeDeploymentLists(ROOT, remoteNames());
  const request = readRequest(process.argv.slice(2));
  const { name, path } = request;
  const files = await createRemote(ROOT, request);
  console.log(files.map((file) => `  ${file}`).join('\n'));
  // Line breaks depend on the length of the names.
  await runTool('biome', ['format', '--write', name]);
  writeDeploymentLists(ROOT, remoteNames());
  console.log('登记到 docker-compose.yml 与 .env.example');
  console.log('登记到 package-lock.json（npm install）…');
  // Without the new workspace in the lockfile, the next `npm ci` fails.
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new BadRemote('文件已建好，但 npm install 没有成功；请处理后再运行一次 npm install。');
  console.log(
    `${name} 已建好。npm test -w ${name} 与 npm run verify 检查，npm start 发布并打开 http://localhost:${process.env.PORT || 8080}${path}`,
  );
};

run().catch((error: unknown) => {
  console.error(error instanceof BadRemote ? error.message : error);
  process.exit(1);
});
