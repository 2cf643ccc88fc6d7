import { z } from 'zod';
import { day } from '../shapes.ts';
import { article, articleCard, neighbour } from './article.ts';
import { link } from './link.ts';

/** A public picture with its size in pixels and its text alternative. */
const picture = z.object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() });

/** `access` is that of the PDF: `preview` counts the pages that this user may see. */
export const reportCard = articleCard.extend({
  /** The first three in lists. */
  key_points: z.array(z.string()),
  org_name: z.string().nullable(),
  researchers: z.array(z.string()),
  cate_id: z.string().nullable(),
  series: neighbour.nullable(),
  /** 2026-02 for a monthly report, 2026-W09 for a weekly one. */
  issue_no: z.string().nullable(),
  /** `pending`: being generated, ready within minutes; `none`: never has one (report diagrams). */
  pdf: z.enum(['none', 'pending', 'ready']),
  /** These three are null until `pdf` is ready. */
  pages: z.number().int().nullable(),
  file_size: z.number().int().nullable(),
  fid: z.string().nullable(),
  download_count: z.number().int(),
  /** The long picture of a report diagram; null for other reports, and until it is generated. */
  picture: picture.nullable(),
});

/** A chart or table of a report with its numbers. */
const figure = z.object({
  no: z.number().int(),
  kind: z.enum(['chart', 'table']),
  title: z.string(),
  /** Page of the PDF, from 1. */
  page: z.number().int().nullable(),
  /** It is on a locked page: numbers and picture are left out. */
  locked: z.boolean(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Of a locked chart, its series in few steps of height, to draw it blurred: no number can be read from it. */
  shape: z.array(z.array(z.number().int())),
  /** Address of a thumbnail, 480 px wide. */
  thumb: z.string().nullable(),
  /** The page of its source series or table. */
  link: link.nullable(),
});

const issue = neighbour.extend({ issue_no: z.string().nullable(), published_at: day.nullable() });

export const report = z.object({
  ...article.shape,
  ...reportCard.shape,
  /** Number of chapters that `content_html` leaves out, fully or partly, because they are on locked pages. */
  locked_chapters: z.number().int(),
  /** Errata and later editions, newest first. */
  versions: z.array(z.object({ date: day, note: z.string() })),
  /** Chapters of the PDF; `level` from 1. */
  outline: z.array(z.object({ title: z.string(), page: z.number().int(), level: z.number().int() })),
  figures: z.array(figure),
  /** The PDF consists of scanned pages without text, so it cannot be searched. */
  scanned: z.boolean(),
  /** GB/T 7714. */
  citation: z.string(),
  /** Key figures compared with the previous issue of the series; null is unknown. Empty without a previous issue. */
  delta: z.array(
    z.object({ label: z.string(), prev: z.number().nullable(), curr: z.number().nullable(), unit: z.string() }),
  ),
  /** The previous and the next issue, and the latest twelve of the series, newest first. */
  same_series: z.object({ prev: issue.nullable(), next: issue.nullable(), issues: z.array(issue) }),
});

export type ReportCard = z.output<typeof reportCard>;
export type Report = z.output<typeof report>;
export type ReportIssue = z.output<typeof issue>;
