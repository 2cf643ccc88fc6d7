import { crc32 } from 'node:zlib';

/**
 * Builds a DOCX from body elements in WordprocessingML. `links` (URLs) and `pictures` (PNG bytes) are the targets of
 * the relationships `link1…` and `picture1…`.
 */
export const buildDocx = (body: string, { links = [], pictures = [] }: Relations = {}): Buffer =>
  zipOf({
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${WORD}">${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>${links
      .map(
        (to, index) =>
          `<Relationship Id="link${index + 1}" Type="${OFFICE}/hyperlink" Target="${to}" TargetMode="External"/>`,
      )
      .join('')}${pictures
      .map(
        (_, index) => `<Relationship Id="picture${index + 1}" Type="${OFFICE}/image" Target="media/${index + 1}.png"/>`,
      )
      .join('')}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${OFFICE}" xmlns:a="${DRAWING}/main" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:pic="${DRAWING}/picture"><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(pictures.map((bytes, index) => [`word/media/${index + 1}.png`, bytes])),
  });

type Relations = { links?: string[]; pictures?: Buffer[] };

export const wordParagraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;

export const wordPicture = (id: string): string =>
  `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Without compression: these files are small. */
const zipOf = (files: Record<string, string | Buffer>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(content)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, title);
    parts.push(Buffer.from('PK\u0003\u0004'), facts, title, bytes);
    at += 30 + title.length + bytes.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, entries, end]);
};
