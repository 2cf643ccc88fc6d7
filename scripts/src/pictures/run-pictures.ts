import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { runPlaywright } from '../test/run-playwright.ts';
import type { Totals } from '../test/totals.ts';
import { folderPath, keptFolders, ownFolder, shrinkPictures } from './picture-folder.ts';
import { mainScreens } from './screens.ts';

export const PREVIEW_REPORT = path.join(ROOT, '.tmp/preview/report');
const CONFIG = path.join(ROOT, 'scripts/src/pictures/playwright.config.ts');

/**
 * Takes the pictures and compares them with the reference images. With another browser version only the positions of
 * key elements are compared, and pixel differences are reported as information. All screens if `isLong`.
 */
export const comparePictures = ({ isLong }: { isLong: boolean }): Promise<Totals> => {
  const own = ownFolder();
  const [kept = own] = keptFolders();
  const isOther = kept !== own;
  if (isOther) console.log(`图片是 ${kept} 画的，这里是 ${own}：比较主要元素的位置，像素的差别只列出来`);
  return run(kept, ['--update-snapshots=none'], { isOther, isLong });
};

/** Takes new reference images with the installed browser; those of another version are removed. */
export const renewPictures = async (): Promise<Totals> => {
  const own = ownFolder();
  const totals = await run(own, ['--update-snapshots=all'], { isOther: false, isLong: true });
  await shrinkPictures(own);
  if (totals.failed === 0)
    for (const name of keptFolders()) if (name !== own) rmSync(folderPath(name), { recursive: true });
  return totals;
};

/**
 * Compares pages of a preview with those of the stable releases on the same site; a report shows both and the difference.
 * @param pages paths; without any, the screens that need no login and exist on every site
 */
export const comparePreview = (preview: string, pages: readonly string[]): Promise<Totals> => {
  const usual = mainScreens.filter(({ path: at, as, isAsking }) => !as && !isAsking && !/detail/.test(at));
  const chosen = pages.length > 0 ? pages : usual.map(({ path: at }) => at);
  const env = { BEE_PREVIEW: preview, BEE_PREVIEW_PAGES: chosen.join(' '), BASE_URL: new URL(preview).origin };
  return runPlaywright(
    '预览的图片',
    { ...env, PLAYWRIGHT_HTML_OUTPUT_DIR: PREVIEW_REPORT, PLAYWRIGHT_HTML_OPEN: 'never' },
    ['--config', CONFIG, '--reporter=list,json,html', '--retries=0', '--update-snapshots=none'],
  );
};

const run = (
  folder: string,
  args: string[],
  { isOther, isLong }: { isOther: boolean; isLong: boolean },
): Promise<Totals> =>
  runPlaywright(
    '界面图片',
    { BEE_PICTURES: folder, BEE_PICTURES_BOXES_ONLY: isOther ? '1' : '0', BEE_LONG: isLong ? '1' : '' },
    ['--config', CONFIG, ...args],
  );
