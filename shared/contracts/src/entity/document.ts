import { z } from 'zod';
import { accessBlock, day, instant } from '../shapes.ts';

/** Why a PDF cannot be shown, though the file is there. */
export const documentProblems = ['empty', 'broken', 'encrypted', 'too_large', 'too_slow'] as const;

export const outlineEntry = z.object({
  title: z.string(),
  /** Null where the entry leads nowhere. */
  page: z.number().int().nullable(),
  level: z.number().int(),
});

/** What the file belongs to; `own` is a file that the reader uploaded. */
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
  /** Bytes of the whole file. */
  size: z.number().int(),
  origin,
  access: accessBlock,
});

/** An address for the bytes that ends with the visit; whoever may read all of the file may also keep it. */
const address = z.object({
  url: z.string().nullable(),
  download_url: z.string().nullable(),
  token: z.string().nullable(),
  expires_at: instant.nullable(),
});

export const pdfDocument = facts.extend({
  ...address.shape,
  /** `other` is neither PDF nor DOCX: there is only the download. */
  kind: z.enum(['pdf', 'docx', 'other']),
  /** Of the whole file; null where it has no pages or they could not be counted. */
  pages: z.number().int().nullable(),
  /** What the bytes behind `url` hold; equal to `pages` for the whole. */
  preview_pages: z.number().int().nullable(),
  outline: z.array(outlineEntry),
  problem: z.object({ code: z.enum(documentProblems), msg: z.string() }).nullable(),
});

export const textDocument = facts.extend({
  ...address.shape,
  /** Sanitised; null where the file is no DOCX or cannot be read. */
  html: z.string().nullable(),
  toc: z.array(z.object({ id: z.string(), level: z.number().int(), title: z.string() })),
  problem: z.object({ code: z.enum(documentProblems), msg: z.string() }).nullable(),
});

export type DocumentProblem = (typeof documentProblems)[number];
export type OutlineEntry = z.output<typeof outlineEntry>;
export type PdfDocument = z.output<typeof pdfDocument>;
export type TextDocument = z.output<typeof textDocument>;
