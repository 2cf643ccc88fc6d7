import type { Composition } from '@bee/contracts/composition';
import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import type { Composer, Requester } from './composer.ts';

/** Runs a change requested on /ops as a composer operation. @throws ComposeRefused */
export const applyChange = (
  composer: Composer,
  change: ComposeChange['change'],
  by: Requester,
): Promise<Composition> => {
  switch (change.action) {
    case 'set':
      return composer.set(change.versions, by);
    case 'canary': {
      const { release, percent, visitors, steps } = change;
      return composer.canary(
        change.remote,
        {
          percent,
          ...(release !== undefined && { release }),
          ...(visitors !== undefined && { visitors }),
          ...(steps && { steps }),
        },
        by,
      );
    }
    case 'endCanary':
      return composer.endCanary(change.remote, by);
    case 'promote':
      return composer.promote(change.remote, by);
    case 'rollback':
      return composer.rollback(change.remote, change.version, by);
    case 'rollbackAll':
      return composer.rollbackAll(change.sequence, by);
    case 'freeze':
    case 'unfreeze':
      return composer.freeze(change.remote, change.action === 'freeze', by);
  }
};
