import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@bee/releases/store/folder-files';
import { transform } from 'esbuild';

/** All stylesheets of a package as one minified file; '' when there are none. */
export const ownStyles = async (dir: string): Promise<string> => {
  const source = path.join(dir, 'src');
  const sheets = filesBelow(source)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
  if (sheets.length === 0) return '';
  const { code } = await transform(sheets.join('\n'), {
    loader: 'css',
    minify: true,
    target: ['chrome107', 'safari16'],
  });
  return code;
};
