import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@bee/testing/find-chromium';

/** A browser for the tests; prints instructions and returns null when there is none and none can be installed. */
export const ensureBrowser = (): string | null => {
  const found = findChromium();
  if (found) {
    console.log(`浏览器：${found}`);
    return found;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian();
  const installed = findChromium();
  if (!installed)
    console.error(
      '没有找到浏览器。请安装 Chromium (Debian：apt-get install chromium fonts-noto-cjk；其他：npx playwright install chromium)，或用 CHROMIUM_PATH 指定。',
    );
  return installed;
};

const installFromDebian = () => {
  console.log('没有找到浏览器，正在安装 (apt-get install chromium fonts-noto-cjk)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } catch {
    console.error('apt-get 没有成功。');
  }
};
