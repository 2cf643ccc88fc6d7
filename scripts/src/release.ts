import path from 'node:path';
import { buildRelease } from '@bee/build/release';
import { remoteNames } from '@bee/build/workspace';
import { storeLocation } from './release/store-location.ts';

/** `npm run release [-w mf-ai | mf-ai …]`: builds what changed into the release store; without names everything. */
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const fromWorkspace = process.env.npm_package_name?.startsWith('@bee/') ? [process.env.npm_package_name.slice(5)] : [];
const names = named.length > 0 ? named : fromWorkspace.length > 0 ? fromWorkspace : ['shell', ...remoteNames()];

const run = async () => {
  for (const name of names) {
    const since = Date.now();
    const { release, built } = await buildRelease(path.basename(name), storeLocation());
    console.log(
      `${name}@${release} ${built ? `已发布（${((Date.now() - since) / 1000).toFixed(1)} 秒）` : '没有变化'}`,
    );
  }
};

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
