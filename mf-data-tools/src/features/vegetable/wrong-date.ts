import { isDay } from '@bee/domain/calendar-day';
import { field } from '@bee/domain/query-fields';

/** What an address says instead of a day; never written. */
export const wrongDate = () =>
  field<string, { key: 'date'; request: false; counts: false }>(
    (typed) => (typed && !isDay(typed) ? typed.slice(0, 20) : undefined),
    () => '',
    { key: 'date', request: false, counts: false },
  );
