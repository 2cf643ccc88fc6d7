import { openStoreComposer } from '../compose/store-composer.ts';
import type { ReleaseIds } from './outdated.ts';

/**
 * Puts the working copy's releases into the composition where they are others than at the last start: a restart must
 * not undo what an operator, or the watch over failures, decided.
 */
export const composeNewest = async (releases: ReleaseIds): Promise<void> => {
  // The server of this working copy starts afterwards: its operations are those that are compiled in.
  const composer = openStoreComposer({ offline: true });
  const before = await composer.show();
  const by = { kind: 'deploy', name: 'npm start' } as const;
  const { composition, left } = await composer.deploy(releases, { by });
  for (const { name, release, why } of left) console.log(`${name} 没有换成 ${release}：${why}`);
  if (composition.sequence !== before?.sequence) console.log(`第 ${composition.sequence} 号组合：${composition.note}`);
};
