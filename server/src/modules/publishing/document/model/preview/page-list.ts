import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

/** A page with the attributes inherited from its parent nodes. */
export type SourcePage = { tag: string; dict: PDFDict; inherited: ReadonlyMap<string, PDFObject> };

/** More than any real report; a tree with more pages is considered malicious. */
export const MAX_PAGES = 5000;
const DEEPEST = 60;
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Pages in reading order. Nodes are recognized by their content, because damaged files have wrong types and counts. */
export const listPages = (document: PDFDocument): SourcePage[] => {
  const { context, catalog } = document;
  const pages: SourcePage[] = [];
  const seen = new Set<PDFDict>();
  const visit = (node: PDFObject | undefined, above: ReadonlyMap<string, PDFObject>, depth: number): void => {
    const dict = context.lookup(node);
    if (!(dict instanceof PDFDict) || seen.has(dict) || depth > DEEPEST || pages.length > MAX_PAGES) return;
    seen.add(dict);
    const inherited = new Map(above);
    for (const key of INHERITED) {
      const value = dict.get(PDFName.of(key));
      if (value) inherited.set(key, value);
    }
    const kids = dict.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) visit(kid, inherited, depth + 1);
    else pages.push({ tag: node instanceof PDFRef ? node.tag : '', dict, inherited });
  };
  visit(catalog.get(PDFName.of('Pages')), new Map(), 0);
  return pages;
};
