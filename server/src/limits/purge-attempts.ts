import { defineJob } from '../jobs/job.ts';
import { deleteExpiredAttempts } from './rate-limit.repository.ts';

export const purgeAttemptsJob = defineJob({
  name: 'limits.purge-attempts',
  everySeconds: 3600,
  run: ({ db, clock }) => deleteExpiredAttempts(db, clock.now()),
});
