import { openStoreComposer } from '../compose/store-composer.ts';
import type { ReleaseIds } from './outdated.ts';

/**
 * Composes only those releases of the working copy that have changed since the last start: a restart must not revert
 * decisions of operators or of the automatic rollback.
 */
export const composeNewest = async (releases: ReleaseIds): Promise<void> => {
  // The server of this working copy starts later, so the compiled-in operations are the right ones.
  const composer = openStoreComposer({ offline: true });
  const before = await composer.show();
  const by = { kind: 'deploy', name: 'npm start' } as const;
  const { composition, left } = await composer.deploy(releases, { by });
  for (const { name, release, why } of left) console.log(`${name} 没有换成 ${release}：${why}`);
  if (composition.sequence !== before?.sequence) console.log(`第 ${composition.sequence} 号组合：${composition.note}`);
};
