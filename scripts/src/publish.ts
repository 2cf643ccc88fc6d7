import { ROOT } from '@bee/build/workspace';
import { messageOf } from '@bee/domain/error-message';
import { openBucket } from '@bee/releases/store/open-bucket';
import { type Published, publishReleases } from '@bee/releases/store/publish-releases';
import { readStoreSettings } from '@bee/releases/store/store-settings';

const SAID: Record<Published['state'], string> = {
  new: '已发布',
  there: '已在仓库里',
  kept: '已在仓库里，与这一份不同；保留仓库里的，要换请用新的版本号发布',
};

/** `node publish.mjs <folder>` of a remote's image: puts the releases of a folder into the store, a folder or a bucket. */
const run = async (): Promise<void> => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('用法：node publish.mjs <放着发布的文件夹>');
  const published = await publishReleases(folder, openBucket(readStoreSettings(process.env, ROOT)));
  if (published.length === 0) throw new Error(`${folder} 里没有发布`);
  for (const { name, release, state } of published) console.log(`${name}/${release} ${SAID[state]}`);
};

run().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exit(1);
});
