import { addDays } from '@bee/domain/calendar-day';
import { shanghaiDay } from '../../../clock.ts';
import { keepDays } from '../../../db/keep-days.ts';
import { defineJob } from '../../../jobs/job.ts';
import { firstErrorDay } from '../browser-errors/store/browser-error.repository.ts';

/** The operations page shows at most the last 24 hours. */
const CALL_DAYS = 7;

export const dropOldDaysJob = defineJob({
  name: 'usage.drop-old-days',
  everySeconds: 3600,
  run: async ({ db, clock, settings }) => {
    const today = shanghaiDay(clock.now());
    const errors = await keepDays(db, 'browser_error', today, firstErrorDay(today));
    const actions = await keepDays(db, 'action_record', today, addDays(today, -settings.actionLog.days));
    const minutes = await keepDays(db, 'call_minute', today, addDays(today, -CALL_DAYS));
    return errors + actions + minutes;
  },
});
