import { defineJob } from '../../../../jobs/job.ts';
import { checkWatches } from '../store/check-watches.ts';

/** Imports check alerts when prices change. This job catches up after interruptions and imports by other processes. */
export const checkAlertsJob = defineJob({
  name: 'prices.check-alerts',
  everySeconds: 600,
  run: ({ db, clock }) => checkWatches(db, clock.now()),
});
