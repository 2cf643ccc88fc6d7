import type { Readable } from 'node:stream';
import { type OpenZip, openZip } from '../modules/files/index.ts';
import { isDateFormat } from './date-format.ts';
import { readPart } from './workbook-part.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

/** An open workbook, from which the cells of the first sheet in tab order can be read. */
export type OpenWorkbook = {
  sheet(): Promise<Readable>;
  /** Texts that cells refer to by their place. */
  strings(): Promise<string[]>;
  /** Whether a number is a date, by the style of its cell. */
  dateStyles(): Promise<boolean[]>;
  /** Whether days are counted from 1904 instead of 1900. */
  from1904: boolean;
  close(): void;
};

/** @throws if the file is not a workbook */
export const openWorkbook = async (file: string): Promise<OpenWorkbook> => {
  const zip = await openZip(file);
  try {
    const relations = await relationsOf(zip);
    const { sheets, from1904 } = await sheetsOf(zip);
    const first = sheets
      .map((id) => relations.find((relation) => relation.id === id && relation.kind === 'worksheet'))
      .find((relation) => relation && zip.names.has(relation.target));
    if (!first) throw new Error('里面没有工作表');
    const targetOf = (kind: string) =>
      relations.find((relation) => relation.kind === kind && zip.names.has(relation.target))?.target;
    const [strings, styles] = [targetOf('sharedStrings'), targetOf('styles')];
    return {
      sheet: () => zip.text(first.target),
      strings: async () => (strings ? readStrings(await zip.text(strings)) : []),
      dateStyles: async () => (styles ? readDateStyles(await zip.text(styles)) : []),
      from1904,
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
};

type Relation = { id: string; kind: string; target: string };

/** A target is relative to the folder of the workbook, or absolute. */
const relationsOf = async (zip: OpenZip): Promise<Relation[]> => {
  const relations: Relation[] = [];
  await readPart(await zip.text(RELATIONS), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
};

const sheetsOf = async (zip: OpenZip): Promise<{ sheets: string[]; from1904: boolean }> => {
  const sheets: string[] = [];
  let from1904 = false;
  await readPart(await zip.text(WORKBOOK), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = Object.keys(attributes).find((key) => key.endsWith(':id'));
      if (id) sheets.push(attributes[id] ?? '');
    },
  });
  return { sheets, from1904 };
};

const readStrings = async (part: Readable): Promise<string[]> => {
  const strings: string[] = [];
  let text = '';
  let inText = false;
  let inPhonetic = false;
  await readPart(part, {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') inText = !inPhonetic;
    },
    text: (more) => {
      if (inText) text += more;
    },
    close: (name) => {
      if (name === 'si') strings.push(text);
      else if (name === 'rPh') inPhonetic = false;
      else if (name === 't') inText = false;
    },
  });
  return strings;
};

const readDateStyles = async (part: Readable): Promise<boolean[]> => {
  const formats = new Map<string, string>();
  const styles: string[] = [];
  let inCells = false;
  await readPart(part, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') formats.set(numFmtId, formatCode);
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) styles.push(numFmtId);
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles.map((id) => isDateFormat(Number(id), formats.get(id)));
};
