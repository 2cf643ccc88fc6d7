import type { ChainLink, StandardRow } from '@bee/contracts/entity/standard';
import { daysBetween } from '@bee/domain/calendar-day';
import type { Version } from '../store/replacements.ts';
import type { StandardDetailRow } from '../store/standard.repository.ts';
import type { StandardListRow } from '../store/standard-columns.ts';

export const presentRow = ({ natural_key: _key, ...row }: StandardListRow, today: string): StandardRow => ({
  ...row,
  days_to_effect: row.status === 'pending' && row.effective_at ? daysBetween(today, row.effective_at) : null,
});

export const presentLink = ({ key: _key, ...version }: Version, depth: number): ChainLink => ({ ...version, depth });

/** GB/T 7714: 责任者. 题名: 编号[S]. 发布年. */
export const citationOf = ({ issuer, title, code, issued_at }: StandardDetailRow): string =>
  `${issuer ? `${issuer}. ` : ''}${title}: ${code}[S]. ${issued_at ? `${issued_at}.` : ''}`.trim();
