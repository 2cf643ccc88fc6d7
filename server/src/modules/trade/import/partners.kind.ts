import { type Column, insertColumns } from '../../../db/insert-columns.ts';
import type { Fields, ImportKind, ParsedRow, StagedRow } from '../../../importer/import-kind.ts';
import { publishPartners } from './store/publish-partners.ts';
import { cleanText } from './trade-text.ts';

type PartnerImport = {
  code: string | null;
  iso3: string | null;
  numeric: string | null;
  customs: string | null;
  name: string;
  en: string | null;
  continent: string | null;
};

/** Countries by ISO code. Rows with only a customs number are matched to a country by name. */
export const partners: ImportKind<PartnerImport> = {
  name: 'partners',
  sourceKind: 'hs',
  title: '国家（地区）',
  columns: [
    { names: ['zh', 'name', '名称', '中文名'], required: true },
    { names: ['alpha2', 'iso2', '两位代码'] },
    { names: ['alpha3', 'iso3', '三位代码'] },
    { names: ['numeric', '数字代码'] },
    { names: ['code', 'customs', '海关代码'] },
    { names: ['en', 'name_en', '英文名'] },
    { names: ['continent', '大洲'] },
  ],
  parse: (fields) => parsePartner(fields),
  keyOf: ({ code, customs, name }) => code ?? customs ?? name,
  stages: ['stage_partner'],
  stage: (db, rows) => insertColumns(db, 'stage_partner', columns, rows),
  publish: publishPartners,
};

const parsePartner = (fields: Fields): ParsedRow<PartnerImport> => {
  const name = cleanText(fields.zh);
  if (!name) return { refused: '没有中文名' };
  const [code, iso3] = [cleanText(fields.alpha2).toUpperCase(), cleanText(fields.alpha3).toUpperCase()];
  const [customs, numeric] = [cleanText(fields.code), cleanText(fields.numeric)];
  if (code && !/^[A-Z]{2}$/.test(code)) return { refused: `两位代码不对（${code}）` };
  if (code && !/^[A-Z]{3}$/.test(iso3)) return { refused: `三位代码不对（${iso3 || '空'}）` };
  if (!code && !/^\d{3}$/.test(customs)) return { refused: `海关代码不对（${customs || '空'}）` };
  return {
    row: {
      code: code || null,
      iso3: iso3 || null,
      numeric: numeric ? numeric.padStart(3, '0') : null,
      customs: customs || null,
      name,
      en: cleanText(fields.en) || null,
      continent: cleanText(fields.continent) || null,
    },
    doubts: [],
  };
};

const columns: Column<StagedRow<PartnerImport>>[] = [
  { name: 'place', type: 'int', value: ({ place }) => place },
  { name: 'code', type: 'text', value: ({ row }) => row.code },
  { name: 'iso3', type: 'text', value: ({ row }) => row.iso3 },
  { name: 'numeric_code', type: 'text', value: ({ row }) => row.numeric },
  { name: 'customs_code', type: 'text', value: ({ row }) => row.customs },
  { name: 'name', type: 'text', value: ({ row }) => row.name },
  { name: 'en', type: 'text', value: ({ row }) => row.en },
  { name: 'continent', type: 'text', value: ({ row }) => row.continent },
];
