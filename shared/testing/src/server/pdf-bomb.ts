import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of a few kilobytes whose page content is compressed twice and expands to 16 GB of white space. */
export const buildBomb = (): Buffer => {
  const block = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from([0x78, 0x9c]);
  const once = Buffer.concat([head, ...Array.from({ length: 1024 }, () => block)]);
  const content = deflateSync(once);
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 99 99] >>',
    '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << >> >>',
    '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << >> >>',
  ].map((object, index) => Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts,
    Buffer.from(`5 0 obj\n<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 6 >>\n%%EOF\n'),
  ]);
};
