import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { CleanCopier } from './clean-copier.ts';
import { type FindPage, textOf } from './destinations.ts';

/** Annotations that are part of how a page looks. Notes, files, media, form fields and scripts are dropped. */
const SEEN_ON_PAGE = new Set([
  ...['Stamp', 'FreeText', 'Highlight', 'Underline', 'StrikeOut', 'Squiggly', 'Square', 'Circle', 'Line', 'Ink'],
  ...['Polygon', 'PolyLine', 'Watermark', 'Caret'],
]);

const LOOKS = ['Rect', 'QuadPoints', 'C', 'IC', 'CA', 'F', 'AP', 'AS', 'BS', 'Border'];

type Target = { context: PDFContext; copier: CleanCopier; findPage: FindPage; pages: readonly PDFRef[] };

/** Copies drawn annotations and rebuilds links to the web and to retained pages; links to other pages are dropped. */
export const copyAnnotations = (page: PDFDict, target: Target): PDFDict[] => {
  const annotations = page.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((item) => {
    const annotation = page.context.lookup(item);
    if (!(annotation instanceof PDFDict)) return [];
    const copy = copyOne(annotation, target);
    return copy ? [copy] : [];
  });
};

const copyOne = (annotation: PDFDict, { context, copier, findPage, pages }: Target): PDFDict | null => {
  const subtype = textOf(annotation.lookup(PDFName.of('Subtype'))) ?? '';
  const copy = PDFDict.withContext(context);
  const keep = (keys: readonly string[]) => {
    for (const key of keys) {
      const value = annotation.get(PDFName.of(key));
      if (value) copy.set(PDFName.of(key), copier.copy(value));
    }
  };
  copy.set(PDFName.of('Type'), PDFName.of('Annot'));
  copy.set(PDFName.of('Subtype'), PDFName.of(subtype));
  if (SEEN_ON_PAGE.has(subtype)) {
    keep(LOOKS);
    return copy;
  }
  if (subtype !== 'Link') return null;
  keep(['Rect', 'Border']);
  const address = addressOf(annotation);
  if (address) {
    const action = PDFDict.withContext(context);
    action.set(PDFName.of('S'), PDFName.of('URI'));
    action.set(PDFName.of('URI'), PDFString.of(address));
    copy.set(PDFName.of('A'), action);
    return copy;
  }
  const page = pages[(findPage(annotation) ?? 0) - 1];
  if (!page) return null;
  const place = PDFArray.withContext(context);
  place.push(page);
  place.push(PDFName.of('Fit'));
  copy.set(PDFName.of('Dest'), place);
  return copy;
};

const addressOf = (annotation: PDFDict): string | null => {
  const action = annotation.lookup(PDFName.of('A'));
  const address = action instanceof PDFDict ? textOf(action.lookup(PDFName.of('URI'))) : null;
  return address && /^https?:\/\/[\x21-\x7e]+$/i.test(address) && !/[()\\]/.test(address) ? address : null;
};
