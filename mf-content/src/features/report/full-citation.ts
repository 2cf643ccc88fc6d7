import { shanghaiDay } from '@bee/domain/calendar-day';

/** A citation after GB/T 7714 completed by the day of access and the address: `… 2026-03-04[2026-03-10]. https://….` */
export const fullCitation = (citation: string, address: string, today: Date): string =>
  `${citation.replace(/\.$/, '')}[${shanghaiDay(today)}]. ${address}.`;
