import type { Report, ReportCard, ReportIssue } from '@bee/contracts/entity/report';
import type { KeyNumber } from '../../../../db/schema/report.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { type ArticleContext, presentArticle, presentCard } from '../../article/model/article.presenter.ts';
import type { ArticleRow } from '../../article/store/article.repository.ts';
import type { CardRow, ReportJson } from '../../article/store/article-columns.ts';
import type { IssueRow, ReportParts } from '../store/report.repository.ts';
import { openPart } from './open-part.ts';
import { pictureAddress } from './picture-address.ts';
import { pdfAccess } from './report.policy.ts';

export const presentReportCard = (row: CardRow, viewer: Viewer | null, bought = false): ReportCard => {
  const { picture, ...report } = row.report ?? NO_REPORT;
  return {
    ...presentCard(row),
    ...report,
    cate_id: row.cate,
    access: pdfAccess({ type: row.type, ...report }, viewer, bought),
    picture: picture && { src: pictureAddress(picture.fid), ...sizeOf(picture) },
  };
};

export type FullReport = ArticleRow & {
  report: ReportJson;
  parts: ReportParts;
  issues: IssueRow[];
  /** True if the viewer bought this report. */
  bought: boolean;
  /** Text of the pages that this viewer may read; empty if all pages are open. */
  openText: string;
};

export const presentReport = (row: FullReport, context: ArticleContext, viewer: Viewer | null): Report => {
  const { parts, issues, openText } = row;
  const place = issues.findIndex(({ id }) => id === row.id);
  const before = issues[place + 1];
  const after = issues[place - 1];
  const article = presentArticle(row, context);
  const card = presentReportCard(row, viewer, row.bought);
  const open = openPart(
    { html: article.content_html, toc: article.toc, figures: parts.figures },
    card.access,
    openText,
  );
  return {
    ...article,
    ...card,
    key_points: article.key_points,
    content_html: open.html,
    toc: open.toc,
    locked_chapters: open.lockedChapters,
    versions: parts.versions,
    outline: parts.outline,
    figures: open.figures.map(({ thumb, ...figure }) => ({ ...figure, thumb: thumb && pictureAddress(thumb) })),
    scanned: parts.scanned,
    citation: citationOf(row),
    delta: before ? compareIssues(before.key_numbers, parts.key_numbers) : [],
    same_series: {
      prev: before ? presentIssue(before) : null,
      next: after ? presentIssue(after) : null,
      issues: issues.slice(0, ISSUES_SHOWN).map(presentIssue),
    },
  };
};

const ISSUES_SHOWN = 12;

const NO_REPORT: ReportJson = {
  key_points: [],
  org_name: null,
  researchers: [],
  series: null,
  issue_no: null,
  pdf: 'none',
  pages: null,
  file_size: null,
  fid: null,
  download_count: 0,
  picture: null,
};

const sizeOf = ({ width, height, alt }: { width: number; height: number; alt: string }) => ({ width, height, alt });

const presentIssue = ({ id, title, issue_no, published_at }: IssueRow): ReportIssue => ({
  id,
  title,
  issue_no,
  published_at,
});

/** GB/T 7714: 机构. 题名[R/OL]. 日期. */
const citationOf = (row: CardRow): string =>
  `${row.report?.org_name ?? row.source_name ?? '农小蜂'}. ${row.title}[R/OL]. ${row.published_at ?? '日期不详'}.`;

/**
 * Key numbers of an issue next to those of the previous issue, matched by label, in the order of the newer issue.
 * `prev` is null if the older issue lacks the number or has it in another unit.
 */
const compareIssues = (before: readonly KeyNumber[], now: readonly KeyNumber[]): Report['delta'] =>
  now.map(({ label, value, unit }) => ({
    label,
    prev: before.find((one) => one.label === label && one.unit === unit)?.value ?? null,
    curr: value,
    unit,
  }));
