/**
 * A page of a PDF made by hand: a line of text in GBK without an embedded font, nothing but a picture, or something that
 * makes a reader fetch files that it does not contain: fonts of symbols, decoders of JPEG 2000 and JBIG2, and these
 * character maps.
 */
type PdfPage = { gbk: string } | { picture: true } | { padding: number } | { maps: readonly string[] };

/** `gbk` is hexadecimal. Such text shows only with the character maps of the reader. */
export const buildPdf = (pages: readonly PdfPage[]): Buffer => {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', FONT, CID_FONT, DESCRIPTOR];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((page) => {
    const content = add(stream('', drawing(page)));
    if ('maps' in page) return `${add(sheet(content, fetching(page.maps, add)))} 0 R`;
    const picture = 'gbk' in page ? 0 : add(stream(PICTURE, pixels('padding' in page ? page.padding : 4096)));
    const resources = `<< /Font << /F1 3 0 R >> ${picture ? `/XObject << /Im ${picture} 0 R >>` : ''} >>`;
    return `${add(sheet(content, resources))} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`;
  return write(objects);
};

const sheet = (content: number, resources: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 560] /Resources ${resources} /Contents ${content} 0 R >>`;

const fontOf = (map: string): string =>
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /${map} /DescendantFonts [4 0 R] >>`;

/** The pictures hold no more than a reader looks at before it decodes them. */
const fetching = (maps: readonly string[], add: (body: string) => number): string => {
  const plain = ['Symbol', 'ZapfDingbats'].map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`);
  const fonts = [...plain, ...maps.map(fontOf)].map((font, index) => `/F${index} ${add(font)} 0 R`);
  const head = '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray';
  const jpx = add(stream(`${head} /Filter /JPXDecode`, JPX_SIZE));
  const jbig2 = add(stream(`${head} /BitsPerComponent 1 /Filter /JBIG2Decode`, '\0'));
  return `<< /Font << ${fonts.join(' ')} >> /XObject << /Jpx ${jpx} 0 R /Jbig2 ${jbig2} 0 R >> >>`;
};

/** Start of a codestream and its size: 8 × 8 of one component. */
const JPX_SIZE = Buffer.from(
  `ff4fff51002900000000000800000008${'00'.repeat(8)}0000000800000008${'00'.repeat(8)}0001070101ffd9`,
  'hex',
).toString('latin1');

const FONT = fontOf('GBK-EUC-H');
const CID_FONT =
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 5 0 R ' +
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>';
const DESCRIPTOR =
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
  '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>';
const PICTURE = '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8';

const drawing = (page: PdfPage): string => {
  if ('maps' in page) {
    const words = ['', '', ...page.maps].map((_, index) => `/F${index} 12 Tf <2121> Tj`);
    return `BT 40 480 Td ${words.join(' ')} ET /Jpx Do /Jbig2 Do`;
  }
  return 'gbk' in page ? `BT /F1 20 Tf 40 480 Td <${page.gbk}> Tj ET` : 'q 320 0 0 320 40 120 cm /Im Do Q';
};

/** Dark above, light below; what is longer than the picture only makes the file longer. */
const pixels = (length: number): string =>
  Array.from({ length: Math.max(4096, length) }, (_, at) => (at < 2048 ? '\x20' : '\xd0')).join('');

const stream = (head: string, body: string): string =>
  `<< ${head} /Length ${body.length} >>\nstream\n${body}\nendstream`;

const write = (objects: readonly string[]): Buffer => {
  let text = '%PDF-1.7\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + end, 'latin1');
};
