import { defineJob } from '../../../../jobs/job.ts';
import { processNotice } from '../service/webhook-inbox.ts';
import { findPending, listPending } from '../store/webhook-inbox.repository.ts';

/** Newer notifications may still be processed by the webhook request. */
const MIN_AGE_MS = 5_000;

/** Processes notifications that were stored but not processed, because the request failed or its process died. */
export const processNoticesJob = defineJob({
  name: 'commerce.process-notices',
  everySeconds: 15,
  expireSeconds: 120,
  listItems: ({ db, clock }) => listPending(db, new Date(clock.now().getTime() - MIN_AGE_MS)),
  run: async (deps, { item }) => {
    const notice = await findPending(deps.db, Number(item));
    if (!notice) return false;
    await processNotice(deps, notice);
    return true;
  },
});
