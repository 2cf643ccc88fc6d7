import { spawnSync } from 'node:child_process';
import { ROOT } from '@bee/build/workspace';
import { BadRemote, createRemote } from './new-remote/create-remote.ts';

/** `npm run new-remote -- mf-reports /home/reports [标题]`: a remote with one page, ready to verify, release and compose. */
const [name = '', path = '', title] = process.argv.slice(2);

try {
  const files = createRemote(ROOT, { name, path, title: title ?? name.replace(/^mf-/, '') });
  console.log(files.map((file) => `  ${file}`).join('\n'));
  // The new workspace has to be in the lockfile, or the next `npm ci` refuses.
  const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new BadRemote('文件已建好，但 npm install 没有成功；请处理后再运行一次 npm install。');
  console.log(`${name} 已建好。npm run verify 检查，npm start 发布并打开 http://localhost:8080${path}`);
} catch (error) {
  console.error(error instanceof BadRemote ? error.message : error);
  process.exit(1);
}
