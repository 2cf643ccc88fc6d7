import { z } from 'zod';
import { accessBlock, day, instant } from '../shapes.ts';

/** Why an existing PDF cannot be shown. */
export const documentProblems = ['empty', 'broken', 'encrypted', 'too_large', 'too_slow'] as const;

export const outlineEntry = z.object({
  title: z.string(),
  /** Null when the entry has no target. */
  page: z.number().int().nullable(),
  level: z.number().int(),
});

/** The object that the file belongs to; `own` is an upload of the user. */
const origin = z.object({
  kind: z.enum(['report', 'issue', 'article', 'own']),
  id: z.string(),
  title: z.string(),
  type: z.string(),
  source_name: z.string().nullable(),
  published_at: day.nullable(),
  sample: z.boolean(),
});

const facts = z.object({
  fid: z.string(),
  name: z.string(),
  title: z.string(),
  ext: z.string(),
  /** Size of the whole file in bytes. */
  size: z.number().int(),
  origin,
  access: accessBlock,
});

/** A short-lived address of the file; users who may read the whole file can also download it. */
const address = z.object({
  url: z.string().nullable(),
  download_url: z.string().nullable(),
  token: z.string().nullable(),
  expires_at: instant.nullable(),
});

export const pdfDocument = facts.extend({
  ...address.shape,
  /** `other` is neither PDF nor DOCX and can only be downloaded. */
  kind: z.enum(['pdf', 'docx', 'other']),
  /** Pages of the whole file; null if it has none or they could not be counted. */
  pages: z.number().int().nullable(),
  /** Pages of the file at `url`; equal to `pages` for the whole file. */
  preview_pages: z.number().int().nullable(),
  outline: z.array(outlineEntry),
  problem: z.object({ code: z.enum(documentProblems), msg: z.string() }).nullable(),
});

export const textDocument = facts.extend({
  ...address.shape,
  /** Sanitised; null if the file is not a DOCX or is unreadable. */
  html: z.string().nullable(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  problem: z.object({ code: z.enum(documentProblems), msg: z.string() }).nullable(),
});

export type DocumentProblem = (typeof documentProblems)[number];
export type OutlineEntry = z.output<typeof outlineEntry>;
export type PdfDocument = z.output<typeof pdfDocument>;
export type TextDocument = z.output<typeof textDocument>;
