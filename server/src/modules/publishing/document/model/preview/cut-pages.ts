import {
  PDFArray,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { copyAnnotations } from './annotations.ts';
import { CleanCopier } from './clean-copier.ts';
import { decoded } from './decoded.ts';
import type { FindPage } from './destinations.ts';
import { readOutline, writeOutline } from './outline.ts';
import type { SourcePage } from './page-list.ts';
import { addUsedNames, noNames, type UsedNames } from './used-names.ts';

const BOXES = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Group'];

/**
 * Writes the first pages as a new document. It contains what these pages draw, the links between them and their part of
 * the outline; nothing else is copied from the source.
 */
export const cutPages = async (
  source: PDFDocument,
  kept: readonly SourcePage[],
  findPage: FindPage,
): Promise<Uint8Array> => {
  const target = await PDFDocument.create({ updateMetadata: false });
  const { context } = target;
  const copier = new CleanCopier(source.context, context);
  const tree = target.catalog.Pages();
  const treeRef = target.catalog.get(PDFName.of('Pages')) as PDFRef;
  const refs = kept.map(() => context.nextRef());
  kept.forEach((page, index) => {
    const ref = refs[index];
    if (!ref) return;
    const leaf = PDFPageLeaf.withContextAndParent(context, treeRef);
    for (const key of BOXES) {
      const value = page.dict.get(PDFName.of(key)) ?? page.inherited.get(key);
      if (value) leaf.set(PDFName.of(key), copier.copy(value));
    }
    const contents = contentsOf(page.dict);
    leaf.set(PDFName.of('Contents'), context.obj(contents.map((stream) => context.register(copier.copy(stream)))));
    leaf.set(PDFName.of('Resources'), copier.copyResources(page.inherited.get('Resources'), namesIn(contents)));
    const annotations = copyAnnotations(page.dict, { context, copier, findPage, pages: refs });
    if (annotations.length > 0) leaf.set(PDFName.of('Annots'), context.obj(annotations));
    context.assign(ref, leaf);
    tree.pushTreeNode(ref);
  });
  tree.set(PDFName.of('Count'), context.obj(kept.length));
  const outline = readOutline(source, findPage).filter(({ page }) => page !== null && page <= kept.length);
  writeOutline(target, outline, refs);
  return target.save({ addDefaultPage: false, updateFieldAppearances: false });
};

const contentsOf = (page: PDFDict): PDFRawStream[] => {
  const contents = page.lookup(PDFName.of('Contents'));
  const parts: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((part) => page.context.lookup(part)) : [contents];
  return parts.filter((part) => part instanceof PDFRawStream);
};

/** An operator may have its operands in the preceding stream, so all streams are parsed as one. */
const namesIn = (contents: PDFRawStream[]): UsedNames => {
  const used = noNames();
  const parts = contents.flatMap((stream) => [decoded(stream), LINE_END]);
  addUsedNames(Buffer.concat(parts), used);
  return used;
};

const LINE_END = Buffer.from('\n');
