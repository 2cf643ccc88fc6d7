import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentProblem } from '@bee/contracts/resource/document';
import { formatBytes } from '@bee/domain/format';
import type { Chapter } from '../../../db/schema/report.ts';
import { digestOf, fileIn } from '../../../importer/file-in-folder.ts';
import { ReaderStopped, runReader } from '../document/model/preview/run-reader.ts';

/**
 * The parsed PDF of a report or of an issue of a reference. Its text is stored in a file to limit memory use with many
 * large PDFs.
 */
export type ReportPdf = {
  file: string;
  size: number;
  sha256: string;
  pages: number;
  outline: Chapter[];
  textFile: string;
  scanned: boolean;
  /** Numbers of pages whose text could not be extracted. */
  unread: number[];
};

const MAX_BYTES = 120 * 1024 * 1024;
const LIMITS = { seconds: 120, residentMb: 900 };

/**
 * Reads the PDF that a row names, in the folder of the imported file. @returns the PDF, or why it is refused in words
 * for the operator
 */
export const readReportPdf = async (
  name: string,
  folder: string,
  workFolder: string,
): Promise<ReportPdf | { refused: string }> => {
  const file = await fileIn(folder, name);
  if (!file) return { refused: `找不到文件（${name}）；应与元数据文件放在同一文件夹` };
  const { size } = await stat(file);
  if (size === 0) return { refused: `文件是空的（${name}）` };
  if (size > MAX_BYTES) return { refused: `文件过大，最大 ${formatBytes(MAX_BYTES)}（${name}，${formatBytes(size)}）` };
  if (!(await beginsAsPdf(file))) return { refused: `${REASONS.broken}（${name}）` };
  await mkdir(workFolder, { recursive: true });
  const textFile = path.join(workFolder, randomUUID());
  const answer = await runReader({ kind: 'text', input: file, output: textFile, keep: 0 }, LIMITS).catch(problemOf);
  if (answer.problem || answer.kind !== 'text' || answer.pages === null)
    return { refused: `${REASONS[answer.problem ?? 'broken']}（${name}）` };
  const texts = await readTexts(textFile);
  return {
    file,
    size,
    sha256: await digestOf(file),
    pages: answer.pages,
    outline: answer.outline.flatMap(({ title, page, level }) => (page === null ? [] : [{ title, page, level }])),
    textFile,
    scanned: texts.every((text) => text.length < FEW_CHARS),
    unread: answer.unread ?? [],
  };
};

/** Says which text of a PDF is missing from search; null if none is. */
export const missingText = ({ scanned, unread }: Pick<ReportPdf, 'scanned' | 'unread'>): string | null => {
  if (unread.length > 0) return `第 ${unread.join('、')} 页的文字没有读出，检索不到；请重新导入，仍然如此则检查文件`;
  return scanned ? '扫描件，没有可检索的文字' : null;
};

export const readTexts = async (textFile: string): Promise<string[]> =>
  JSON.parse(await readFile(textFile, 'utf8')) as string[];

/** A page with fewer characters has no real text, only a page number or a stamp. */
const FEW_CHARS = 12;

const REASONS: Record<DocumentProblem, string> = {
  empty: '文件是空的',
  broken: '不是有效的 PDF，或已损坏',
  encrypted: 'PDF 有打开密码，请去掉密码后再导入',
  too_large: 'PDF 的页数或内容过多，请拆分后再导入',
  too_slow: '读取 PDF 超时，可能已损坏',
};

const problemOf = (error: unknown) => {
  if (!(error instanceof ReaderStopped)) throw error;
  const problem: DocumentProblem =
    error.reason === 'time' ? 'too_slow' : error.reason === 'memory' ? 'too_large' : 'broken';
  return { kind: 'text' as const, pages: null, outline: [], problem };
};

/** The PDF header may follow some garbage bytes. */
const beginsAsPdf = async (file: string): Promise<boolean> => {
  for await (const chunk of createReadStream(file, { end: 1023 })) if ((chunk as Buffer).includes('%PDF-')) return true;
  return false;
};
