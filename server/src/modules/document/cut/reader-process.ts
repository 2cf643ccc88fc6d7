import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPdfText } from './read-text.ts';
import type { ReaderAnswer, ReaderJob } from './reader-message.ts';

/**
 * A process of its own for one file that somebody else wrote: whatever the file does to it, the server goes on. The job
 * comes as the only argument, the answer goes by message; large results go into the file that the job names.
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
