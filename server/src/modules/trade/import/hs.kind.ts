import type { Kysely } from 'kysely';
import { type Column, insertColumns } from '../../../db/insert-columns.ts';
import type { Database } from '../../../db/schema.ts';
import type { Fields, ImportKind, ParsedRow, StagedRow } from '../../../importer/import-kind.ts';
import { publishCodes } from './store/publish-codes.ts';
import { cleanText, hsOf } from './trade-text.ts';

export type HsImport = {
  code: string;
  /** Edition; null if the file contains a single edition and does not name it. */
  year: number | null;
  name: string;
  en: string | null;
  unit: string | null;
  unit2: string | null;
};

/** Tariff codes, one row per code, or per code and edition. */
export const hs: ImportKind<HsImport> = {
  name: 'hs',
  sourceKind: 'hs',
  title: 'HS 编码',
  columns: [
    { names: ['hs8', 'hs', 'hs10', 'code', 'HS编码', '商品编码', '税则号列'], required: true },
    { names: ['name_zh', 'name', '名称', '商品名称', '货品名称'], required: true },
    { names: ['name_en', 'en', '英文名称'] },
    { names: ['unit1_zh', 'unit', '第一单位', '法定第一单位'] },
    { names: ['unit2_zh', 'unit2', '第二单位', '法定第二单位'] },
    { names: ['year', '年份', '版本'] },
  ],
  parse: (fields) => parseCode(fields),
  keyOf: ({ code, year }) => `${code}|${year ?? ''}`,
  stages: ['stage_hs'],
  stage: (db, rows) => stageCodes(db, rows),
  publish: (db) => publishCodes(db),
};

const parseCode = (fields: Fields): ParsedRow<HsImport> => {
  const code = hsOf(fields.hs8);
  if ('refused' in code) return code;
  const name = cleanText(fields.name_zh);
  if (!name) return { refused: '没有名称' };
  const year = cleanText(fields.year);
  if (year && !/^(19|20)\d\d$/.test(year)) return { refused: `年份不对（${year}）` };
  const unit = (value: unknown) => {
    const text = cleanText(value);
    return text === '' || text === '无' || text === '?' ? null : text;
  };
  return {
    row: {
      code: code.hs,
      year: year ? Number(year) : null,
      name,
      en: cleanText(fields.name_en) || null,
      unit: unit(fields.unit1_zh),
      unit2: unit(fields.unit2_zh),
    },
    doubts: code.doubts,
  };
};

const stageCodes = (db: Kysely<Database>, rows: readonly StagedRow<HsImport>[]) =>
  insertColumns(db, 'stage_hs', columns, rows);

const columns: Column<StagedRow<HsImport>>[] = [
  { name: 'place', type: 'int', value: ({ place }) => place },
  { name: 'code', type: 'text', value: ({ row }) => row.code },
  { name: 'year', type: 'int', value: ({ row }) => row.year },
  { name: 'name', type: 'text', value: ({ row }) => row.name },
  { name: 'en', type: 'text', value: ({ row }) => row.en },
  { name: 'unit', type: 'text', value: ({ row }) => row.unit },
  { name: 'unit2', type: 'text', value: ({ row }) => row.unit2 },
];
