import type { OutlineEntry } from '@bee/contracts/resource/document';
import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { type FindPage, textOf } from './destinations.ts';

const MAX_ENTRIES = 2000;
const DEEPEST = 6;
const LONGEST_TITLE = 200;

/** Entries in reading order, with their depth starting at 1. */
export const readOutline = ({ catalog }: PDFDocument, findPage: FindPage): OutlineEntry[] => {
  const entries: OutlineEntry[] = [];
  const seen = new Set<PDFObject>();
  const visit = (first: PDFObject | undefined, level: number): void => {
    for (let item = first; item instanceof PDFDict; item = item.lookup(PDFName.of('Next'))) {
      if (seen.has(item) || entries.length >= MAX_ENTRIES) return;
      seen.add(item);
      const title = textOf(item.lookup(PDFName.of('Title')))
        ?.replace(/\s+/g, ' ')
        .trim();
      if (title) entries.push({ title: title.slice(0, LONGEST_TITLE), page: findPage(item), level });
      if (level < DEEPEST) visit(item.lookup(PDFName.of('First')), level + 1);
    }
  };
  const root = catalog.lookup(PDFName.of('Outlines'));
  if (root instanceof PDFDict) visit(root.lookup(PDFName.of('First')), 1);
  return entries;
};

type Node = { ref: PDFRef; dict: PDFDict; children: Node[]; level: number };

/** Writes the entries as the outline of a document; their pages must be in `pages`. */
export const writeOutline = (
  { catalog, context }: PDFDocument,
  entries: readonly OutlineEntry[],
  pages: readonly PDFRef[],
): void => {
  if (entries.length === 0) return;
  const root = nodeOf(context.obj({ Type: 'Outlines' }), context.nextRef(), 0);
  const above = [root];
  for (const { title, page, level } of entries) {
    const target = pages[(page ?? 0) - 1];
    if (!target) continue;
    const dict = context.obj({ Dest: [target, PDFName.of('Fit')] });
    dict.set(PDFName.of('Title'), PDFHexString.fromText(title));
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const node = nodeOf(dict, context.nextRef(), level);
    above.at(-1)?.children.push(node);
    above.push(node);
  }
  link(root);
  catalog.set(PDFName.of('Outlines'), root.ref);

  function link({ ref, dict, children }: Node): void {
    children.forEach((child, index) => {
      child.dict.set(PDFName.of('Parent'), ref);
      const [before, after] = [children[index - 1], children[index + 1]];
      if (before) child.dict.set(PDFName.of('Prev'), before.ref);
      if (after) child.dict.set(PDFName.of('Next'), after.ref);
      link(child);
    });
    const [first, last] = [children[0], children.at(-1)];
    if (first && last) {
      dict.set(PDFName.of('First'), first.ref);
      dict.set(PDFName.of('Last'), last.ref);
      dict.set(PDFName.of('Count'), PDFNumber.of(children.length));
    }
    context.assign(ref, dict);
  }
};

const nodeOf = (dict: PDFDict, ref: PDFRef, level: number): Node => ({ ref, dict, children: [], level });
