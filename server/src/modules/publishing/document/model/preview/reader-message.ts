import type { DocumentProblem, OutlineEntry, TextDocument } from '@bee/contracts/resource/document';

/**
 * `keep`: number of first pages of a PDF to write to `output` if it has more; 0 for none. Kind `text` extracts a PDF's
 * text.
 */
export type ReaderJob = { kind: 'pdf' | 'docx' | 'text'; input: string; output: string; keep: number };

export type PdfAnswer = {
  kind: 'pdf';
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  cut: { size: number; sha256: string } | null;
};

/** Without a problem, the HTML is in `output`. */
export type DocxAnswer = { kind: 'docx'; toc: TextDocument['toc']; problem: DocumentProblem | null };

/** Without a problem, the texts of the pages are in `output` as a JSON array. */
export type PdfTextAnswer = {
  kind: 'text';
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  /** Numbers of pages whose text could not be extracted. */
  unread?: number[];
};

export type ReaderAnswer = PdfAnswer | DocxAnswer | PdfTextAnswer;
