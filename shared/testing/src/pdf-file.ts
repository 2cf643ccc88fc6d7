/** A page of a PDF made by hand: a line of text in GBK without an embedded font, or nothing but a picture. */
type PdfPage = { gbk: string } | { picture: true } | { padding: number };

/** `gbk` is hexadecimal. Such text shows only with the character maps of the reader. */
export const buildPdf = (pages: readonly PdfPage[]): Buffer => {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', FONT, CID_FONT, DESCRIPTOR];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((page) => {
    const content = add(stream('', drawing(page)));
    const picture = 'gbk' in page ? 0 : add(stream(PICTURE, pixels('padding' in page ? page.padding : 4096)));
    const resources = `<< /Font << /F1 3 0 R >> ${picture ? `/XObject << /Im ${picture} 0 R >>` : ''} >>`;
    const kid = add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 560] /Resources ${resources} /Contents ${content} 0 R >>`,
    );
    return `${kid} 0 R`;
  });
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`;
  return write(objects);
};

const FONT = '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /GBK-EUC-H /DescendantFonts [4 0 R] >>';
const CID_FONT =
  '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 1000 /FontDescriptor 5 0 R ' +
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>';
const DESCRIPTOR =
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
  '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>';
const PICTURE = '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8';

const drawing = (page: PdfPage): string =>
  'gbk' in page ? `BT /F1 20 Tf 40 480 Td <${page.gbk}> Tj ET` : 'q 320 0 0 320 40 120 cm /Im Do Q';

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
