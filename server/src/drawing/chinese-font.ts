import { createRequire } from 'node:module';
import path from 'node:path';
import { findProjectRoot } from '../project.ts';

/** Font file for PDFs and pictures: all Chinese characters, regular weight. */
export const chineseFontFile = (): string => {
  const entry = createRequire(path.join(findProjectRoot(), 'server', 'package.json')).resolve('@embedpdf/fonts-sc');
  return path.join(path.dirname(entry), '..', 'fonts', 'NotoSansHans-Regular.otf');
};
