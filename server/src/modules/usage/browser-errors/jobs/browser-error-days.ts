import { addDays } from '@bee/domain/calendar-day';
import { shanghaiDay } from '../../../../clock.ts';
import { defineJob } from '../../../../jobs/job.ts';
import { keepErrorDays } from '../store/browser-error.repository.ts';

/** The first of the 30 days that are kept. */
export const firstKeptDay = (today: string): string => addDays(today, -29);

/** Days exist a week in advance, because errors of a day without a partition are lost. */
export const browserErrorDaysJob = defineJob({
  name: 'usage.browser-error-days',
  everySeconds: 3600,
  run: ({ db, clock }) => {
    const today = shanghaiDay(clock.now());
    return keepErrorDays(db, today, firstKeptDay(today));
  },
});
