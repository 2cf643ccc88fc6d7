import type {
  Enterprise,
  IndustryTableCard,
  Issue,
  Reference,
  ReferenceCard,
  ReferenceSection,
  SubArticle,
} from '@bee/contracts/entity/reference';
import type { Facet } from '@bee/contracts/shapes';
import { tableFreqTitles } from '@bee/domain/table-freq';
import type { Viewer } from '../../../../http/viewer.ts';
import { tableLink } from '../../../../page-links.ts';
import { sharedUnit } from '../../../industry/index.ts';
import { presentSource } from '../../../sources/index.ts';
import type { DetailRow, IssueEntry, IssueRow, SeriesRow, SubArticleRow } from '../store/reference.repository.ts';
import type { CardRow } from '../store/reference-list.repository.ts';
import type { EnterpriseRow, TableRow } from '../store/related.repository.ts';
import { issueAccess } from './reference.policy.ts';

export const presentReferenceCard = ({ description, published_at: _day, ...row }: CardRow): ReferenceCard => ({
  ...row,
  desc: description,
});

export const presentSeries = ({ description, source, ...row }: SeriesRow, latest: IssueEntry | null): Reference => ({
  ...row,
  desc: description,
  latest,
  source: presentSource(source),
});

export const presentIssue = ({ series_id, ...row }: IssueRow, viewer: Viewer | null): Issue => ({
  ...row,
  ref_id: series_id,
  access: issueAccess(row, viewer),
});

/** `num` as in the URL `app/{num}`. */
export const presentSections = ({ articles, enterprises, reports, tables }: DetailRow): ReferenceSection[] => [
  { num: 0, title: '概览', count: null },
  { num: 1, title: '本期文章', count: articles.length },
  { num: 2, title: '相关企业', count: enterprises },
  { num: 3, title: '相关报告', count: reports },
  { num: 4, title: '产业数据', count: tables },
];

export const presentSubArticle = ({ source, ...row }: SubArticleRow): SubArticle => ({
  ...row,
  source: presentSource(source),
});

export const presentEnterprise = ({ source, ...row }: EnterpriseRow): Enterprise => ({
  ...row,
  source: presentSource(source),
});

export const presentTable = ({ id, table, price }: TableRow): IndustryTableCard => {
  if (table) {
    const { fields, freq, path, ...row } = table;
    return {
      ...row,
      id,
      path: path.map(({ title }) => title),
      unit: sharedUnit(fields),
      freq: tableFreqTitles[freq],
      link: tableLink(id),
    };
  }
  const { name, group_name: group, class_id: category, ...row } = price;
  return {
    ...row,
    id,
    title: `${name}批发价格`,
    path: ['价格', category, group],
    unit: '元/公斤',
    freq: '日',
    link: { page: 'application/vegetable/detail', params: { group, name, type: '1' } },
  };
};

/** Industries by number of series, years from newest to oldest. */
export const presentFacets = (rows: { name: string; value: string; count: number }[]): Record<string, Facet[]> => ({
  industry: facetOf(rows, 'industry').sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  year: facetOf(rows, 'year').sort((a, b) => b.value.localeCompare(a.value)),
});

const facetOf = (rows: { name: string; value: string; count: number }[], name: string): Facet[] =>
  rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, label: value, count }));
