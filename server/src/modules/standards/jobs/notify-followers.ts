import { defineJob } from '../../../jobs/job.ts';
import { notifyFollowers } from '../store/notify-followers.ts';

/**
 * Imports notify followers of the changes that they make. This job covers changes caused by the date, and resumes after
 * an interrupted import.
 */
export const notifyFollowersJob = defineJob({
  name: 'standards.notify-followers',
  everySeconds: 3600,
  run: ({ db, clock }) => notifyFollowers(db, clock.now()),
});
