import { currentRelease, isReleased, isServerBuilt } from '@bee/build/inputs';
import { remoteNames } from '@bee/build/workspace';

/** Release ids by name of the shell or a remote. */
export type ReleaseIds = Record<string, string>;

export type Outdated = { released: ReleaseIds; missing: string[]; server: boolean };

/** What must be built before the site runs the working copy. Only reads file contents: at most a second. */
export const outdated = (store: string): Outdated => {
  const ids = ['shell', ...remoteNames()].map((name) => [name, currentRelease(name)] as const);
  return {
    released: Object.fromEntries(ids.filter(([name, release]) => isReleased(store, name, release))),
    missing: ids.flatMap(([name, release]) => (isReleased(store, name, release) ? [] : [name])),
    server: !isServerBuilt(),
  };
};
