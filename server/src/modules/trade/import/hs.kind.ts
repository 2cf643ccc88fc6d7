import type { Fields, ImportKind, ParsedRow } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
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

const staging = stagedRows<HsImport>({
  table: 'stage_hs',
  columns: { code: 'text collate "C"', year: 'int', name: 'text', en: 'text', unit: 'text', unit2: 'text' },
});

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
  ...staging,
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
