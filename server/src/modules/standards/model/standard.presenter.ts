import type { ChainLink, Standard, StandardRow } from '@bee/contracts/entity/standard';
import { daysBetween } from '@bee/domain/calendar-day';
import type { Version } from '../store/replacements.ts';
import type { StandardDetailRow } from '../store/standard.repository.ts';
import type { StandardListRow } from '../store/standard-columns.ts';

export const presentRow = (row: StandardListRow, today: string): StandardRow => ({
  id: row.id,
  code: row.code,
  title: row.title,
  type: row.type,
  status: row.status,
  issued_at: row.issued_at,
  effective_at: row.effective_at,
  repealed_at: row.repealed_at,
  days_to_effect: row.status === 'pending' && row.effective_at ? daysBetween(today, row.effective_at) : null,
  replaces: row.replaces,
  replaced_by: row.replaced_by,
  category: row.cate,
  sample: row.sample,
});

export const presentLink = ({ key: _key, ...version }: Version, depth: number): ChainLink => ({ ...version, depth });

/** GB/T 7714: 责任者. 题名: 编号[S]. 发布年. */
export const citationOf = ({ issuer, title, code, issued_at }: StandardDetailRow): string =>
  `${issuer ? `${issuer}. ` : ''}${title}: ${code}[S]. ${issued_at ? `${issued_at}.` : ''}`.trim();

export const presentFacts = (row: StandardDetailRow) =>
  ({
    title_en: row.title_en,
    level: row.level,
    adopted: row.adopted,
    ics: row.ics,
    ccs: row.ccs,
    issuer: row.issuer,
    committee: row.committee,
    drafters: row.drafters,
    scope: row.scope,
    products: row.products,
  }) satisfies Partial<Standard>;
