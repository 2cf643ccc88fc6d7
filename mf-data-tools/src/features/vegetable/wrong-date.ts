import { isDay } from '@bee/domain/calendar-day';
import { field } from '@bee/domain/query-fields';

/** Placeholder of an invalid day in an address; never written. */
export const wrongDate = () =>
  field<string, { key: 'date'; request: false; counts: false }>(
    (typed) => (typed && !isDay(typed) ? typed.slice(0, 20) : undefined),
    () => '',
    { key: 'date', request: false, counts: false },
  );
