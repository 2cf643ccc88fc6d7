import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '@bee/build/workspace';

/**
 * Environment for a browser with exactly one font, from a package, and fixed rendering settings: fonts and
 * configuration of the system do not affect the pictures.
 */
export const packagedFont = (): Record<string, string> => {
  const fonts = path.resolve(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'), '../../fonts');
  const folder = path.join(ROOT, '.tmp/fonts');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${folder}/cache</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
};
