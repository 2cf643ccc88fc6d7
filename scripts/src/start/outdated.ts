import { currentRelease, isReleased, isServerBuilt } from '@bee/build/inputs';
import { remoteNames } from '@bee/build/workspace';

/** Name of the shell or a remote to the id of its release. */
export type ReleaseIds = Record<string, string>;

export type Outdated = { released: ReleaseIds; missing: string[]; server: boolean };

/** What has to be built before the site runs as the working copy has it. Reads file contents only: a second at most. */
export const outdated = (store: string): Outdated => {
  const ids = ['shell', ...remoteNames()].map((name) => [name, currentRelease(name)] as const);
  return {
    released: Object.fromEntries(ids.filter(([name, release]) => isReleased(store, name, release))),
    missing: ids.flatMap(([name, release]) => (isReleased(store, name, release) ? [] : [name])),
    server: !isServerBuilt(),
  };
};
