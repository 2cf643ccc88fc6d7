import { z } from 'zod';
import { day } from '../shapes.ts';
import { article, articleCard, neighbour } from './article.ts';
import { link } from './link.ts';

/** A picture that everybody may load, with its size in pixels and what it shows in words. */
const picture = z.object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() });

/** `access` is that of the PDF: `preview` counts the pages that this viewer gets. */
export const reportCard = articleCard.extend({
  org_name: z.string().nullable(),
  researchers: z.array(z.string()),
  cate_id: z.string().nullable(),
  series: neighbour.nullable(),
  /** As 2026-02 of a monthly report, 2026-W09 of a weekly one. */
  issue_no: z.string().nullable(),
  /** `pending`: it is being made and comes within minutes; `none`: there is and will be none (report diagrams). */
  pdf: z.enum(['none', 'pending', 'ready']),
  /** These three are null until `pdf` is ready. */
  pages: z.number().int().nullable(),
  file_size: z.number().int().nullable(),
  fid: z.string().nullable(),
  download_count: z.number().int(),
  /** The long picture of a report diagram; null for everything else, and until it is drawn. */
  picture: picture.nullable(),
});

/** A chart or table of a report with the numbers that it shows. */
const figure = z.object({
  no: z.number().int(),
  kind: z.enum(['chart', 'table']),
  title: z.string(),
  /** Of the PDF, from 1. */
  page: z.number().int().nullable(),
  /** It stands on a page that this viewer does not get: without numbers and picture. */
  locked: z.boolean(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Address of a small picture, 480 px wide. */
  thumb: z.string().nullable(),
  /** The page of the series or table that it was drawn from. */
  link: link.nullable(),
});

const issue = neighbour.extend({ issue_no: z.string().nullable(), published_at: day.nullable() });

export const report = z.object({
  ...article.shape,
  ...reportCard.shape,
  /** Chapters that `content_html` leaves out, whole or in part: what stands on pages that this viewer does not get. */
  locked_chapters: z.number().int(),
  /** Errata and later editions, newest first. */
  versions: z.array(z.object({ date: day, note: z.string() })),
  /** Chapters of the PDF; `level` from 1. */
  outline: z.array(z.object({ title: z.string(), page: z.number().int(), level: z.number().int() })),
  figures: z.array(figure),
  /** The PDF has pictures of pages and no text: it cannot be searched. */
  scanned: z.boolean(),
  /** GB/T 7714. */
  citation: z.string(),
  /** Key numbers against the previous issue of the series; null is unknown. Empty without a previous issue. */
  delta: z.array(
    z.object({ label: z.string(), prev: z.number().nullable(), curr: z.number().nullable(), unit: z.string() }),
  ),
  /** The issue before and the issue after this one, and the newest twelve of the series, newest first. */
  same_series: z.object({ prev: issue.nullable(), next: issue.nullable(), issues: z.array(issue) }),
});

export type ReportCard = z.output<typeof reportCard>;
export type Report = z.output<typeof report>;
export type ReportFigure = z.output<typeof figure>;
export type ReportIssue = z.output<typeof issue>;
