import { statSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '@bee/build/read-manifest';
import { allStyles } from '@bee/build/remote-styles';
import type { Manifest } from '@bee/contracts/manifest';

/** A remote that is developed: `dir` is its working copy, `server` where its dev server answers this process. */
export type WorkingCopy = { name: string; container: string; dir: string; server: string };

/** Name of the sheet below the path of a developed remote. */
export const STYLES = 'own.css';

/** As it is now; a manifest that was changed is read anew. */
export const manifestOf = ({ dir }: WorkingCopy): Promise<Manifest> =>
  readManifest(dir, String(statSync(path.join(dir, 'src/manifest.ts')).mtimeMs));

export const stylesOf = ({ dir }: WorkingCopy): Promise<string> => allStyles(dir);

/** Name of the remote's entry, known when its first build is done. */
export const entryOf = async ({ server }: WorkingCopy): Promise<string> => {
  const manifest = (await (await fetch(`${server}/mf-manifest.json`)).json()) as {
    metaData: { remoteEntry: { name: string } };
  };
  return manifest.metaData.remoteEntry.name;
};
