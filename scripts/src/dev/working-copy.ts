import { statSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '@bee/build/read-manifest';
import { allStyles } from '@bee/build/remote-styles';
import type { Manifest } from '@bee/contracts/manifest';

/** A remote in development: `dir` is its working copy, `server` the address of its dev server for this process. */
export type WorkingCopy = { name: string; container: string; dir: string; server: string };

/** File name of the stylesheet under the path of a developed remote. */
export const STYLES = 'own.css';

/** The current manifest; read again after changes. */
export const manifestOf = ({ dir }: WorkingCopy): Promise<Manifest> =>
  readManifest(dir, String(statSync(path.join(dir, 'src/manifest.ts')).mtimeMs));

export const stylesOf = ({ dir, name }: WorkingCopy): Promise<string> => allStyles(dir, name);

/** Name of the remote's entry, known after the first build. */
export const entryOf = async ({ server }: WorkingCopy): Promise<string> => {
  const manifest = (await (await fetch(`${server}/mf-manifest.json`)).json()) as {
    metaData: { remoteEntry: { name: string } };
  };
  return manifest.metaData.remoteEntry.name;
};
