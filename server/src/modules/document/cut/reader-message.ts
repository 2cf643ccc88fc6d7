import type { DocumentProblem, OutlineEntry, TextDocument } from '@bee/contracts/resource/document';

/** `keep`: so many first pages of a PDF are written to `output`, where it has more; 0 for none. `text` asks for a PDF's text. */
export type ReaderJob = { kind: 'pdf' | 'docx' | 'text'; input: string; output: string; keep: number };

export type PdfAnswer = {
  kind: 'pdf';
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
  cut: { size: number; sha256: string } | null;
};

/** The HTML is in `output` where there is no problem. */
export type DocxAnswer = { kind: 'docx'; toc: TextDocument['toc']; problem: DocumentProblem | null };

/** The texts of the pages are in `output` as a JSON array where there is no problem. */
export type PdfTextAnswer = {
  kind: 'text';
  pages: number | null;
  outline: OutlineEntry[];
  problem: DocumentProblem | null;
};

export type ReaderAnswer = PdfAnswer | DocxAnswer | PdfTextAnswer;
