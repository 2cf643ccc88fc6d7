import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';
import { findChromium } from '@bee/testing/find-chromium';
import sharp from 'sharp';

const PICTURES = path.join(ROOT, 'scripts/pictures');
const PATTERN = /^chromium-\d+$/;

/** Folders of pictures by the major version of their browser; only one, except during an update. */
export const keptFolders = (): string[] =>
  existsSync(PICTURES) ? readdirSync(PICTURES).filter((name) => PATTERN.test(name)) : [];

export const folderPath = (name: string): string => path.join(PICTURES, name);

/** Folder of the installed browser, for example chromium-156. */
export const ownFolder = (): string => {
  const output = execFileSync(findChromium() ?? 'chromium', ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, major] = / (\d+)\.\d+\./.exec(output) ?? [];
  if (!major) throw new Error(`The browser prints no version: ${output}`);
  return `chromium-${major}`;
};

/** Stores the pictures with at most 256 colours, which halves them; the comparison tolerates the difference. */
export const shrinkPictures = async (name: string): Promise<void> => {
  for (const file of readdirSync(folderPath(name)).filter((entry) => entry.endsWith('.png'))) {
    const at = path.join(folderPath(name), file);
    writeFileSync(at, await sharp(at).png({ palette: true, dither: 0 }).toBuffer());
  }
};
