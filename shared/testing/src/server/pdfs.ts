import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { addTrapResources, addTraps, trapContent, trapKeys, trapMarksOf } from './pdf-traps.ts';

/** Words of one page, as contained in its text, picture, outline, links, notes and file. */
export const marksOf = (page: number) => ({
  text: `TEXT-OF-PAGE-${page}.`,
  picture: `PICTURE-OF-PAGE-${page}.`,
  outline: `OUTLINE-OF-PAGE-${page}.`,
  place: `PLACE-ON-PAGE-${page}.`,
  note: `NOTE-ON-PAGE-${page}.`,
  file: `FILE-OF-PAGE-${page}.`,
  form: `FORM-OF-PAGE-${page}.`,
  ...trapMarksOf(page),
});

/**
 * A PDF that is as hard to split as real ones: one resource dictionary for all pages, links, threads and notes from the
 * first page to every other page, an outline, named destinations, a structure tree, attached files, and the traps of
 * pdf-traps.ts. Without `traps` it has no traps and no attached files, which take long to generate for many pages.
 */
export const buildPdf = async (pages: number, { traps = true } = {}): Promise<Buffer> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = document;
  document.setTitle('TITLE-OF-THE-WHOLE');
  document.setKeywords(['KEYWORDS-OF-THE-WHOLE']);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const xObjects = context.obj({});
  const resources = context.register(context.obj({ Font: { F1: font.ref }, XObject: xObjects }));
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  addTrapResources(document, resources, pages);
  const pictures = all.map(() => context.nextRef());
  const refs = all.map((page) => {
    const marks = marksOf(page);
    const picture = context.stream(marks.picture.padEnd(64, '.'), {
      ...{ Type: 'XObject', Subtype: 'Image', Width: 8, Height: 8, ColorSpace: 'DeviceGray', BitsPerComponent: 8 },
    });
    const form = context.stream(`BT /F1 9 Tf (${marks.form}) Tj ET /Im${page} Do`, {
      ...{ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] },
      ...trapKeys(document, (page % pages) + 1),
    });
    const pictureRef = pictures[page - 1] ?? context.nextRef();
    context.assign(pictureRef, picture);
    picture.dict.set(PDFName.of('Alternates'), context.obj([{ Image: pictures[page % pages] ?? pictureRef }]));
    xObjects.set(PDFName.of(`Im${page}`), pictureRef);
    xObjects.set(PDFName.of(`Fm${page}`), context.register(form));
    const { node: leaf, ref } = document.addPage([300, 400]);
    leaf.set(PDFName.of('Resources'), resources);
    leaf.delete(PDFName.of('MediaBox'));
    leaf.set(PDFName.of('StructParents'), context.obj(page));
    leaf.set(PDFName.of('PieceInfo'), context.obj({ Note: PDFString.of(marks.note) }));
    const content = `% /Im${pages} Do\nq 50 0 0 50 10 10 cm /Fm${page} Do Q BT /F1 12 Tf 10 300 Td (${marks.text} /Im${pages} Do) Tj ET ${trapContent(page, pages)}`;
    leaf.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    return ref;
  });
  catalog.Pages().set(PDFName.of('MediaBox'), context.obj([0, 0, 300, 400]));
  catalog.set(
    PDFName.of('Dests'),
    context.obj(Object.fromEntries(refs.map((ref, at) => [`Old${at + 1}`, [ref, 'Fit']]))),
  );
  const links = refs.flatMap((ref, index) => [
    context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], ...wayTo(index + 1, ref) }),
    context.obj({
      ...{ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], P: ref },
      Contents: PDFString.of(marksOf(index + 1).note),
    }),
  ]);
  document.getPage(0).node.set(PDFName.of('Annots'), context.obj(links));
  document.getPage(0).node.set(PDFName.of('B'), context.obj(refs.map((P) => ({ Type: 'Bead', P }))));
  const names = refs.flatMap((ref, index) => [PDFString.of(marksOf(index + 1).place), context.obj([ref, 'Fit'])]);
  catalog.set(PDFName.of('Names'), context.obj({ Dests: { Names: names } }));
  for (const page of traps ? all : []) await document.attach(Buffer.from(marksOf(page).file), marksOf(page).file);
  const items = all.map(() => context.nextRef());
  const root = context.register(context.obj({ Type: 'Outlines', First: items[0], Last: items.at(-1), Count: pages }));
  items.forEach((ref, index) => {
    const item = context.obj({ Parent: root, Dest: PDFString.of(marksOf(index + 1).place) });
    item.set(PDFName.of('Title'), PDFString.of(marksOf(index + 1).outline));
    // The last item links back to the first.
    const next = items[(index + 1) % pages];
    if (next) item.set(PDFName.of('Next'), next);
    context.assign(ref, item);
  });
  catalog.set(PDFName.of('Outlines'), root);
  const elements = refs.map((Pg, index) => ({ Type: 'StructElem', Pg, Alt: PDFString.of(marksOf(index + 1).note) }));
  catalog.set(PDFName.of('StructTreeRoot'), context.register(context.obj({ Type: 'StructTreeRoot', K: elements })));
  if (traps) addTraps(document, refs, resources);
  return Buffer.from(await document.save({ useObjectStreams: false }));
};

/** Refers to a page by reference, by an action with its named destination, or by an old-style name. */
const wayTo = (page: number, ref: PDFRef) =>
  [{ Dest: `Old${page}` }, { Dest: [ref, 'Fit'] }, { A: { S: 'GoTo', D: PDFString.of(marksOf(page).place) } }][
    page % 3
  ];

/** The full content of a PDF with all streams decompressed. */
export const insideOf = async (pdf: Uint8Array): Promise<string> => {
  const bytes = Buffer.from(pdf);
  const parts = [bytes.toString('latin1')];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const start = at + (bytes[at + 6] === 13 ? 8 : 7);
    try {
      parts.push(inflateSync(bytes.subarray(start), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // Not compressed, or the word `endstream`.
    }
  }
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const [, object] of context.enumerateIndirectObjects()) parts.push(wordsOf(object));
  return parts.join('\n');
};

/** Strings may also be written in hexadecimal. */
const wordsOf = (object: unknown): string => {
  if (object instanceof PDFRawStream) return wordsOf(object.dict);
  if (object instanceof PDFDict) return object.values().map(wordsOf).join('\n');
  if (object instanceof PDFArray) return object.asArray().map(wordsOf).join('\n');
  if (
    typeof object === 'object' &&
    object !== null &&
    'decodeText' in object &&
    typeof object.decodeText === 'function'
  )
    return String(object.decodeText());
  return '';
};
