import type { ManifestPage, NavigationEntry } from '@bee/contracts/manifest';

/** A file that is fetched with its SHA-384 (`sha384-…`). */
export type HashedFile = { url: string; integrity: string };

/** One release of a remote, as the browser needs it. `base` ends with a slash; every other path is below it. */
export type RemoteRelease = {
  release: string;
  container: string;
  base: string;
  entry: HashedFile;
  /** The hashes of all its files, as JSON; verified by its own hash. */
  hashes: HashedFile;
  style: HashedFile | null;
};

export type RemoteInPage = RemoteRelease & {
  title: string;
  owner: string;
  pages: ManifestPage[];
  navigation: NavigationEntry[];
  widgets: { name: string; doors: string[] }[];
  lastKnownGood: RemoteRelease | null;
};

/** The composition as inlined into every document: all routes and entries, and the hashes of what this route loads. */
export type PageComposition = {
  id: string;
  shell: { release: string; doors: Record<string, HashedFile> };
  remotes: Record<string, RemoteInPage>;
  integrity: Record<string, string>;
};
