import { currentRelease, isReleased, isServerBuilt } from '@bee/build/inputs';
import { remoteNames } from '@bee/build/workspace';

export type Outdated = { releases: { name: string; release: string }[]; server: boolean };

/** What has to be built before the site runs as the working copy has it. Reads file contents only: a second at most. */
export const outdated = (store: string): Outdated => ({
  releases: ['shell', ...remoteNames()]
    .map((name) => ({ name, release: currentRelease(name) }))
    .filter(({ name, release }) => !isReleased(store, name, release)),
  server: !isServerBuilt(),
});
