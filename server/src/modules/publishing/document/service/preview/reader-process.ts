import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { readDocx } from '../../model/preview/read-docx.ts';
import { readPdf } from '../../model/preview/read-pdf.ts';
import { readPdfText } from '../../model/preview/read-text.ts';
import type { ReaderAnswer, ReaderJob } from '../../model/preview/reader-message.ts';

/**
 * Runs in a separate process for a single untrusted file, so that the file cannot take the server down. The job is the
 * only argument and the answer is sent as a message; large results are written to the file named in the job.
 */
const work = async ({ kind, input, output, keep }: ReaderJob): Promise<ReaderAnswer> => {
  const bytes = await readFile(input);
  if (kind === 'docx') {
    const { html, ...answer } = await readDocx(bytes);
    if (html !== null) await writeFile(output, html);
    return { kind, ...answer };
  }
  if (kind === 'text') {
    const { texts, ...answer } = await readPdfText(new Uint8Array(bytes));
    if (!answer.problem) await writeFile(output, JSON.stringify(texts));
    return { kind, ...answer };
  }
  const { cut, ...answer } = await readPdf(bytes, keep);
  if (!cut) return { kind, ...answer, cut: null };
  await writeFile(output, cut);
  return { kind, ...answer, cut: { size: cut.length, sha256: createHash('sha256').update(cut).digest('hex') } };
};

const answer = await work(JSON.parse(process.argv[2] ?? '{}') as ReaderJob);
process.send?.(answer, () => process.disconnect?.());
