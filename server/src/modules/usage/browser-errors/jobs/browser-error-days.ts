import { addDays } from '@bee/domain/calendar-day';
import { shanghaiDay } from '../../../../clock.ts';
import { defineJob } from '../../../../jobs/job.ts';
import { createErrorDays, dropErrorDaysBefore } from '../store/browser-error-days.ts';

/** Days that are kept, today included. */
export const KEPT_DAYS = 30;
/** Days that exist in advance: errors of a day without a partition are lost. */
const DAYS_AHEAD = 7;

export const browserErrorDaysJob = defineJob({
  name: 'usage.browser-error-days',
  everySeconds: 3600,
  run: async ({ db, clock }) => {
    const today = shanghaiDay(clock.now());
    await createErrorDays(db, today, addDays(today, DAYS_AHEAD));
    return dropErrorDaysBefore(db, addDays(today, 1 - KEPT_DAYS));
  },
});
