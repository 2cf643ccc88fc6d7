import { type PDFDict, type PDFDocument, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';

/**
 * Words of a page in places that are easily overlooked: outside its content, in drawing resources and in document
 * metadata.
 */
export const trapMarksOf = (page: number) => ({
  thumb: `THUMB-OF-PAGE-${page}.`,
  xmp: `XMP-OF-PAGE-${page}.`,
  actual: `ACTUAL-TEXT-OF-PAGE-${page}.`,
  label: `LABEL-OF-PAGE-${page}.`,
  script: `SCRIPT-OF-PAGE-${page}.`,
  field: `FIELD-OF-PAGE-${page}.`,
  thread: `THREAD-OF-PAGE-${page}.`,
  popup: `POPUP-OF-PAGE-${page}.`,
  history: `HISTORY-OF-PAGE-${page}.`,
});

/** Drawing operators of a page other than text, pictures and forms; each uses the resources of all pages. */
export const trapContent = (page: number, pages: number): string =>
  `BI /W 8 /H 2 /CS /G /BPC 8 ID ( /Im${pages} Do EI /G${page} gs /Pattern cs /P${page} scn 0 0 9 9 re f BT /T${page} 9 Tf (a) Tj ET`;

/** Keys of a drawing that refer to another page. */
export const trapKeys = ({ context }: PDFDocument, page: number) => ({
  PieceInfo: { Note: PDFString.of(trapMarksOf(page).popup) },
  Metadata: context.register(context.stream(trapMarksOf(page).xmp)),
  Ref: { F: PDFString.of(trapMarksOf(page).thread), Page: page },
  OPI: { F: PDFString.of(trapMarksOf(page).label) },
  LastModified: PDFString.of(trapMarksOf(page).script),
  Producers: context.register(context.obj({ Type: 'Filespec', F: PDFString.of(trapMarksOf(page).field) })),
});

/** A soft mask, a tiling pattern and a Type 3 font per page, which give access to the pictures of every page. */
export const addTrapResources = ({ context }: PDFDocument, resources: PDFRef, pages: number): void => {
  const kinds = { ExtGState: context.obj({}), Pattern: context.obj({}), Font: context.obj({}) };
  const all = context.lookup(resources) as PDFDict;
  for (let page = 1; page <= pages; page++) {
    const drawing = `/Im${page} Do`;
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: resources };
    const mask = { S: 'Luminosity', G: context.register(context.flateStream(drawing, form)) };
    kinds.ExtGState.set(PDFName.of(`G${page}`), context.obj({ SMask: mask }));
    const tile = { PatternType: 1, PaintType: 1, TilingType: 1, BBox: [0, 0, 9, 9], XStep: 9, YStep: 9 };
    const pattern = context.flateStream(drawing, { ...tile, Resources: resources });
    kinds.Pattern.set(PDFName.of(`P${page}`), context.register(pattern));
    const glyph = context.register(context.flateStream(`9 0 d0 ${drawing}`));
    const metrics = {
      FontBBox: [0, 0, 9, 9],
      FontMatrix: [1, 0, 0, 1, 0, 0],
      FirstChar: 97,
      LastChar: 97,
      Widths: [9],
    };
    const encoding = { Type: 'Encoding', Differences: [97, 'a'] };
    const font = { Type: 'Font', Subtype: 'Type3', CharProcs: { a: glyph }, Encoding: encoding, Resources: resources };
    kinds.Font.set(PDFName.of(`T${page}`), context.register(context.obj({ ...font, ...metrics })));
  }
  const fonts = all.lookup(PDFName.of('Font')) as PDFDict;
  for (const [name, font] of kinds.Font.entries()) fonts.set(name, font);
  all.set(PDFName.of('ExtGState'), kinds.ExtGState);
  all.set(PDFName.of('Pattern'), kinds.Pattern);
};

/** Thumbnails, metadata, labels, scripts, fields, threads, stamps, and leftovers of an earlier version of the file. */
export const addTraps = (document: PDFDocument, refs: readonly PDFRef[], resources: PDFRef): void => {
  const { context, catalog } = document;
  const marks = refs.map((_, index) => trapMarksOf(index + 1));
  const xmp = (text: string) => context.register(context.stream(text, { Type: 'Metadata', Subtype: 'XML' }));
  const last = refs.at(-1);
  refs.forEach((ref, index) => {
    const { thumb, xmp: about, history } = trapMarksOf(index + 1);
    const leaf = context.lookup(ref) as PDFDict;
    const small = { Width: 8, Height: 8, ColorSpace: 'DeviceGray', BitsPerComponent: 8 };
    leaf.set(PDFName.of('Thumb'), context.register(context.stream(thumb.padEnd(64, '.'), small)));
    leaf.set(PDFName.of('Metadata'), xmp(about));
    context.register(context.flateStream(`BT /F1 12 Tf (${history}) Tj ET`));
  });
  const looks = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], Resources: resources };
  const popup = PDFString.of(marks.map((one) => one.popup).join(''));
  const note = context.register(context.obj({ Subtype: 'Popup', P: last, Contents: popup }));
  const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 9, 9], AA: { O: { S: 'GoTo', D: [last, 'Fit'] } } };
  const drawn = context.register(context.flateStream('/Im1 Do', looks));
  const annotation = { Popup: note, IRT: note, Contents: popup, P: last, T: popup };
  const annotations = document.getPage(0).node.Annots();
  annotations?.push(context.obj({ ...stamp, AP: { N: drawn }, ...annotation }));
  for (const address of ['https://web.example/', 'javascript:app.alert(1)', 'file:///etc/passwd']) {
    const action = { S: 'URI', URI: PDFString.of(address) };
    annotations?.push(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action }));
  }
  const words = (key: keyof ReturnType<typeof trapMarksOf>) => marks.map((one) => PDFString.of(one[key]));
  catalog.set(PDFName.of('Metadata'), xmp(marks.map(({ xmp: about }) => about).join('')));
  const labels = words('label').flatMap((P, index) => [index, { P }]);
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: labels }));
  const scripts = words('script').flatMap((JS) => [JS, { S: 'JavaScript', JS }]);
  (catalog.lookup(PDFName.of('Names')) as PDFDict).set(PDFName.of('JavaScript'), context.obj({ Names: scripts }));
  catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'GoTo', D: [last, 'Fit'] }));
  const fields = words('field').map((V) => ({ Subtype: 'Widget', FT: 'Tx', T: V, V, P: last, Rect: [0, 0, 9, 9] }));
  catalog.set(
    PDFName.of('AcroForm'),
    context.obj({ Fields: fields.map((field) => context.register(context.obj(field))) }),
  );
  catalog.set(PDFName.of('Threads'), context.obj(words('thread').map((Title) => ({ F: { P: last }, I: { Title } }))));
  // Types are optional here, so the kind of these objects is not declared.
  const elements = words('actual').map((ActualText, index) => ({ S: 'P', Pg: refs[index], K: index, ActualText }));
  (catalog.lookup(PDFName.of('StructTreeRoot')) as PDFDict).set(PDFName.of('IDTree'), context.obj(elements));
};
