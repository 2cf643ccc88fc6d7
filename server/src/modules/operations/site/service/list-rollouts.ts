import type { Composition } from '@bee/contracts/composition';
import type { Rollout } from '@bee/contracts/resource/operations-page';
import { allEntries } from '@bee/releases/compose/content-edits';
import { comparisonText, hasSteps, readRollout } from '../../../../composer/rollout/rollout-state.ts';
import type { Db } from '../../../../db/schema.ts';

/** How far each canary with steps has come, as the composer sees it. */
export const listRollouts = (db: Db, running: Composition, now: Date): Promise<Rollout[]> =>
  Promise.all(
    allEntries(running).flatMap(([remote, entry]) => {
      const { canary } = entry;
      if (!hasSteps(canary)) return [];
      return [
        readRollout(db, remote, { ...entry, canary }, now).then(({ visits, comparisons, worse, wait }) => ({
          ...{ remote, visits, worse, wait },
          figures: comparisons.map(comparisonText),
        })),
      ];
    }),
  );
