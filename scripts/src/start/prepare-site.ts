import { storeLocation } from '../release/store-location.ts';
import { isDeployed } from './is-deployed.ts';
import { outdated, type ReleaseIds } from './outdated.ts';

/** Builds and composes what has changed. Loads the bundler only when there is something to build. */
export const prepareSite = async (): Promise<void> => {
  const store = storeLocation();
  const { released, missing, server } = outdated(store);
  const tasks = [...(server ? ['server'] : []), ...missing];
  const built = tasks.length > 0 ? await (await import('./build-in-child.ts')).buildInChild(tasks) : {};
  const releases = { ...released, ...built };
  if (!isDeployed(store, releases)) await composeNewest(releases);
};

/**
 * Composes only those releases of the working copy that have changed since the last start: a restart must not revert
 * decisions of operators or of the automatic rollback.
 */
const composeNewest = async (releases: ReleaseIds): Promise<void> => {
  const { openStoreComposer } = await import('../compose/store-composer.ts');
  // The server of this working copy starts later, so the compiled-in operations are the right ones.
  const composer = openStoreComposer({ offline: true });
  const before = await composer.show();
  const by = { kind: 'deploy', name: 'npm start' } as const;
  const { composition, left } = await composer.deploy(releases, { by });
  for (const { name, release, why } of left) console.log(`${name} 没有换成 ${release}：${why}`);
  if (composition.sequence !== before?.sequence) console.log(`第 ${composition.sequence} 号组合：${composition.note}`);
};
