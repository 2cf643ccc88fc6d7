import { shanghaiDay } from '@bee/domain/calendar-day';

/** A GB/T 7714 citation with access date and address: `… 2026-03-04[2026-03-10]. https://….` */
export const fullCitation = (citation: string, address: string, today: Date): string =>
  `${citation.replace(/\.$/, '')}[${shanghaiDay(today)}]. ${address}.`;
