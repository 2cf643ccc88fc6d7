import { buildPdf, insideOf, marksOf } from '@bee/testing/server/pdfs';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { readPdf } from './read-pdf.ts';

const PAGES = 7;
let whole: Buffer;
let cut: Buffer;

beforeAll(async () => {
  whole = await buildPdf(PAGES);
  cut = Buffer.from((await readPdf(whole, 3)).cut ?? []);
});

describe('the whole', () => {
  it('holds what the others must not', async () => {
    const inside = await insideOf(whole);
    for (const mark of Object.values(marksOf(PAGES))) expect(inside).toContain(mark);
  });

  it('is counted, with its outline', async () => {
    const { pages, outline, problem } = await readPdf(whole, 0);
    expect({ pages, problem }).toEqual({ pages: PAGES, problem: null });
    expect(outline).toHaveLength(PAGES);
    expect(outline.at(-1)).toEqual({ title: marksOf(PAGES).outline, page: PAGES, level: 1 });
  });
});

describe('a cut', () => {
  it('shows its pages with text, pictures and forms', async () => {
    const inside = await insideOf(cut);
    for (const page of [1, 2, 3]) {
      const { text, picture, form, outline } = marksOf(page);
      for (const mark of [text, picture, form, outline]) expect(inside).toContain(mark);
    }
    expect((await PDFDocument.load(cut)).getPageCount()).toBe(3);
  });

  it.each([4, 5, 6, 7])('holds nothing of page %d, neither what it shows nor what stands beside it', async (page) => {
    const inside = await insideOf(cut);
    for (const mark of Object.values(marksOf(page))) expect(inside).not.toContain(mark);
  });

  it('holds nothing of the whole: names, files, structure, metadata', async () => {
    const inside = await insideOf(cut);
    for (const mark of ['OF-THE-WHOLE', 'EmbeddedFile', 'StructElem', 'PieceInfo', 'Bead', 'PLACE-ON', 'FILE-OF'])
      expect(inside).not.toContain(mark);
  });

  it('has no object that its pages do not reach', async () => {
    const { context, catalog } = await PDFDocument.load(cut, { updateMetadata: false });
    const reached = new Set<string>();
    const visit = (value: unknown): void => {
      const target = value as { tag?: string; dict?: unknown };
      if (typeof target?.tag === 'string') {
        if (reached.has(target.tag)) return;
        reached.add(target.tag);
        visit(context.lookup(value as never));
      } else if (value instanceof PDFDict) for (const [, one] of value.entries()) visit(one);
      else if (value instanceof PDFArray) for (const one of value.asArray()) visit(one);
      else if (target?.dict instanceof PDFDict) visit(target.dict);
    };
    visit(catalog);
    const stray = context
      .enumerateIndirectObjects()
      .filter(([ref, object]) => !reached.has(ref.tag) && object !== catalog)
      .filter(([, object]) => !/ObjStm|XRef/.test(String((object as { dict?: unknown }).dict ?? '')));
    expect(stray.map(([, object]) => String(object))).toEqual([]);
  });

  it('links to the pages that it has', async () => {
    const document = await PDFDocument.load(cut);
    const annotations = document.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray);
    const every = annotations.asArray().map((one) => document.context.lookup(one, PDFDict));
    const kinds = every.map((one) => String(one.get(PDFName.of('Subtype'))));
    expect(new Set(kinds)).toEqual(new Set(['/Link', '/Stamp']));
    const inner = every.flatMap((one) => one.lookup(PDFName.of('Dest')) ?? []) as PDFArray[];
    expect(inner.map((place) => place.get(0))).toEqual(document.getPages().map(({ ref }) => ref));
    const web = every.flatMap((one) => String(one.get(PDFName.of('A')) ?? ''));
    expect(web.filter(Boolean)).toEqual([expect.stringContaining('https://web.example/')]);
  });

  it('draws each page with what it draws with, down to patterns, masks and glyphs, at its size', async () => {
    const document = await PDFDocument.load(cut);
    const page = document.getPage(1);
    expect(page.getSize()).toEqual({ width: 300, height: 400 });
    const under = (...path: string[]) => {
      const end = path.reduce<unknown>((value, key) => {
        const dict = value instanceof PDFRawStream ? value.dict : value;
        return dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined;
      }, page.node.Resources());
      return end instanceof PDFDict ? end.keys().map(String).sort() : end;
    };
    expect(under('XObject')).toEqual(['/Fm2', '/Im2']);
    expect(under('Font')).toEqual(['/F1', '/T2']);
    const drawings = [
      ['Pattern', 'P2'],
      ['Font', 'T2'],
      ['ExtGState', 'G2', 'SMask', 'G'],
    ];
    for (const drawing of drawings) expect(under(...drawing, 'Resources', 'XObject')).toEqual(['/Im2']);
  });

  it('is not made of a document that is short enough', async () => {
    expect((await readPdf(whole, PAGES)).cut).toBeNull();
  });
});

describe('what cannot be read', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['half a file', () => whole.subarray(0, 900), 'broken'],
    ['no PDF', Buffer.from('%PDF-1.7 and then nothing of the kind'), 'broken'],
  ] as const)('%s is named', async (_what, bytes, problem) => {
    expect(await readPdf(typeof bytes === 'function' ? bytes() : bytes, 3)).toMatchObject({ problem, cut: null });
  });

  it('a password is named, an owner password alone is none', async () => {
    const lock = async (passwords: { userPassword?: string; ownerPassword: string }) => {
      const document = await PDFDocument.load(whole);
      document.encrypt(passwords);
      return readPdf(await document.save({ useObjectStreams: false }), 3);
    };
    expect(await lock({ userPassword: 'secret', ownerPassword: 'owner' })).toMatchObject({ problem: 'encrypted' });
    const open = await lock({ ownerPassword: 'owner' });
    expect(open).toMatchObject({ problem: null, pages: PAGES });
    const inside = await insideOf(open.cut ?? new Uint8Array());
    expect(inside).toContain(marksOf(1).text);
    expect(inside).not.toContain(marksOf(4).text);
  });

  it('a page tree that runs in a circle ends', async () => {
    const tree = (await PDFDocument.load(whole)).catalog.get(PDFName.of('Pages'));
    const circle = whole.toString('latin1').replace('/Kids [', `/Kids [ ${tree} `);
    expect(circle.length).toBeGreaterThan(whole.length);
    expect(await readPdf(Buffer.from(circle, 'latin1'), 3)).toMatchObject({ pages: PAGES, problem: null });
  });

  it('more pages than any report has are too many', async () => {
    const kids = Array.from({ length: 5001 }, (_, index) => index + 3);
    const tree = `<< /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
    const objects = ['<< /Type /Catalog /Pages 2 0 R >>', tree, ...kids.map(() => '<< /Type /Page >>')];
    const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
    const file = Buffer.from(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`);
    expect(await readPdf(file, 3)).toMatchObject({ problem: 'too_large', cut: null });
  });

  it('a thousand pages are counted and cut', async () => {
    const { pages, cut: first } = await readPdf(await buildPdf(1000, { traps: false }), 3);
    expect(pages).toBe(1000);
    expect(first?.length).toBeLessThan(20_000);
  });
});
