import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Composition, compositionSchema, type Release, releaseSchema } from '@bee/contracts/composition';

/** Where releases and the composition live. Every edge process follows the same one. */
export type ReleaseStore = {
  root: string;
  /** The text of composition.json; null before the first `compose set`. */
  readComposition(): Promise<{ text: string; composition: Composition } | null>;
  readRelease(name: string, release: string): Promise<Release>;
  file(name: string, release: string, file: string): string;
};

export const openReleaseStore = (root: string): ReleaseStore => {
  const file = (name: string, release: string, name2: string) => path.join(root, name, release, name2);
  return {
    root,
    file,
    readComposition: async () => {
      const text = await readFile(path.join(root, 'composition.json'), 'utf8').catch(() => null);
      return text === null ? null : { text, composition: compositionSchema.parse(JSON.parse(text)) };
    },
    readRelease: async (name, release) =>
      releaseSchema.parse(JSON.parse(await readFile(file(name, release, 'release.json'), 'utf8'))),
  };
};
