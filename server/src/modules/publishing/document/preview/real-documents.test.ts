import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { insideOf } from '@bee/testing/server/pdfs';
import { readPdf } from '../model/preview/read-pdf.ts';

const folder = process.env.BEE_REAL_DATA && path.join(process.env.BEE_REAL_DATA, 'docs');
const names = folder ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [];

/** Uses pdf.js, an ES module, in a separate process. */
const textsOf = (bytes: Uint8Array): string[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', EXTRACT], {
      input: bytes,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }),
  ) as string[];

const EXTRACT = `
import { buffer } from 'node:stream/consumers';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
const pdf = await getDocument({ data: Uint8Array.from(await buffer(process.stdin)), verbosity: 0 }).promise;
const texts = [];
for (let page = 1; page <= pdf.numPages; page++) {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  texts.push(items.map((item) => item.str ?? '').join(''));
}
process.stdout.write(JSON.stringify(texts), () => process.exit(0));
`;

/** Pieces that do not occur on the retained pages, so that finding one means that the page leaked. */
const ownWords = (texts: string[], index: number): string[] => {
  const before = texts.slice(0, KEPT).join('');
  return (texts[index]?.match(/[\p{Script=Han}\d]{8}/gu) ?? []).filter((piece) => !before.includes(piece));
};

const KEPT = 2;

(names.length > 0 ? describe : describe.skip)('previews of real documents', () => {
  it.each(names)('%s keeps its first pages as they are and nothing of the others', async (name) => {
    const bytes = readFileSync(path.join(folder ?? '', name));
    const { pages, problem, cut } = await readPdf(bytes, KEPT);
    expect(problem).toBeNull();
    if ((pages ?? 0) <= KEPT) return expect(cut).toBeNull();
    const [all, kept] = [textsOf(bytes), textsOf(cut ?? new Uint8Array())];
    expect(kept).toEqual(all.slice(0, KEPT));
    expect(cut?.length).toBeLessThan(bytes.length * 0.8);
    const inside = await insideOf(cut ?? new Uint8Array());
    for (let page = KEPT; page < all.length; page++)
      for (const piece of ownWords(all, page)) expect(inside).not.toContain(piece);
  });
});
