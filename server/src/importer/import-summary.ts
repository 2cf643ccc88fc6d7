import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export type Problem = { file: string; line: number; reason: string; row: string };

/** The result of an import, row by row. */
export type ImportSummary = {
  rows: number;
  stored: number;
  /** Rows whose key occurred again later; the last row wins. */
  repeated: number;
  refused: Problem[];
  doubtful: Problem[];
  /** Deviations from the usual format, per file. */
  notes: string[];
};

export const newSummary = (): ImportSummary => ({
  rows: 0,
  stored: 0,
  repeated: 0,
  refused: [],
  doubtful: [],
  notes: [],
});

/** Writes all refused and doubtful rows with their reasons, and the notes, as CSV. @returns the path of the file */
export const writeProblems = async (folder: string, name: string, tally: ImportSummary): Promise<string | null> => {
  const problems = [
    ...tally.refused.map((one) => ({ ...one, what: '未导入' })),
    ...tally.doubtful.map((one) => ({ ...one, what: '已导入，存疑' })),
    ...tally.notes.map((reason) => ({ what: '说明', file: '', line: '', reason, row: '' })),
  ];
  if (problems.length === 0) return null;
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.csv`);
  const lines = problems.map(({ what, file: source, line, reason, row }) =>
    [what, source, line, reason, row].map(cell).join(','),
  );
  await writeFile(file, `\ufeff处理,文件,行,原因,内容\n${lines.join('\n')}\n`);
  return file;
};

/** Reasons with their row counts, most frequent first. */
export const countReasons = (problems: readonly Problem[]): [reason: string, rows: number][] => {
  const counts = new Map<string, number>();
  for (const { reason } of problems) counts.set(general(reason), (counts.get(general(reason)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
};

/** Removes the row-specific values. */
const general = (reason: string): string => reason.replace(/（.*）$/, '');

/** Prefixes text that a spreadsheet would interpret as a formula. */
const cell = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${safe.replace(/"/g, '""')}"`;
};
