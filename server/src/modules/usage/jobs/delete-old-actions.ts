import { DAY_MS } from '@bee/domain/calendar-day';
import { defineJob } from '../../../jobs/job.ts';
import { deleteActionsBefore } from '../store/action.repository.ts';

export const deleteOldActionsJob = defineJob({
  name: 'usage.delete-old-actions',
  everySeconds: 3600,
  run: ({ db, clock, settings }) =>
    deleteActionsBefore(db, new Date(clock.now().getTime() - settings.actionLog.days * DAY_MS)),
});
