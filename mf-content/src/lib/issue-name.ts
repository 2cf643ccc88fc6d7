import { keyNumber } from '@bee/domain/key-number';

export type Issue = { days: string; subject: string; change: string | undefined };

const WEEK = /（(\d+)月(\d+)日至(\d+)月(\d+)日）：(.+?)(?:上涨|下跌)/;

/** Days, subject and key number of a weekly report, from its title; null for other titles. */
export const readIssue = (title: string): Issue | null => {
  const [, month, day, toMonth, toDay, subject] = WEEK.exec(title) ?? [];
  return subject ? { days: `${month}.${day}–${toMonth}.${toDay}`, subject, change: keyNumber(title) } : null;
};

/** What distinguishes an issue from the others of its series: 11.16–11.22 西葫芦 +12.1%. */
export const issueName = (title: string, series = ''): string => {
  const issue = readIssue(title);
  if (issue) return [issue.days, issue.subject, issue.change].filter(Boolean).join(' ');
  return title.startsWith(series) && title !== series ? title.slice(series.length).replace(/^[\s：:·]+/, '') : title;
};
