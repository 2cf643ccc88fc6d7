import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { Script } from 'node:vm';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { filesBelow } from '@bee/releases/store/folder-files';
import { isSourceMap } from '@bee/releases/store/source-maps';

const compress = promisify(brotliCompress);
const COMPRESSED = /\.(js|css|json|svg)$/;

/** Throws with the name of the file when a browser could not parse a script of the release. Runs none of them. */
export const assertScriptsParse = (folder: string, files: string[]): void => {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    try {
      new Script(readFileSync(path.join(folder, file), 'utf8'), { filename: file });
    } catch (failure) {
      throw new Error(`${file} of this release is not a script: ${(failure as Error).message}`, { cause: failure });
    }
  }
};

/** Releases never change, so their files are compressed once, at the highest level. */
export const precompress = async (folder: string, files: string[]): Promise<void> => {
  for (const file of files.filter((name) => COMPRESSED.test(name) && !name.startsWith('server/'))) {
    const content = readFileSync(path.join(folder, file));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // The maximum block size makes larger scripts 0.1% smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(path.join(folder, `${file}.br`), await compress(content, { params }));
  }
};

/** Source maps are read rarely; compression reduces them to a quarter. */
export const compressSourceMaps = (folder: string): void => {
  for (const file of filesBelow(folder).filter(isSourceMap)) {
    const map = path.join(folder, file);
    writeFileSync(`${map}.gz`, gzipSync(readFileSync(map)));
    rmSync(map);
  }
};
