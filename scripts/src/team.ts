import path from 'node:path';
import { releaseFolder } from '@bee/build/inputs';
import { buildRelease } from '@bee/build/release';
import { ROOT } from '@bee/build/workspace';
import { messageOf } from '@bee/domain/error-message';
import { openTeamSite } from './team/team-site.ts';

const USAGE = `用法（TEAM_SITE 是站点地址，TEAM_KEY 是运营给的钥匙）：
  npm run team -- upload <微前端>                 构建并上传
  npm run team -- canary <微前端>=<版本> <比例>   让百分之几的访客先用
  npm run team -- promote <微前端>                灰度转正`;

/** `npm run team -- …`: what a team may do on a site with the key of its remote. */
const run = async ([command, remote = '', share]: string[]): Promise<string> => {
  const { TEAM_SITE: address, TEAM_KEY: key } = process.env;
  if (!address || !key || !remote) throw new Error(USAGE);
  const site = openTeamSite(new URL(address).origin, key);
  if (command === 'upload') {
    const folder = path.join(ROOT, '.data/team');
    const { release } = await buildRelease(remote, folder);
    const isNew = await site.upload(releaseFolder(folder, remote, release), remote, release);
    return `${remote}@${release} ${isNew ? '已上传' : '站点已有'}`;
  }
  const [name = '', release] = remote.split('=');
  if (command === 'canary' && release && share) {
    await site.canary(name, release, Number(share));
    return `${name}@${release} 给百分之 ${share} 的访客`;
  }
  if (command === 'promote' && !share) {
    await site.promote(name);
    return `${name} 的灰度已转正`;
  }
  throw new Error(USAGE);
};

run(process.argv.slice(2))
  .then(console.log)
  .catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
