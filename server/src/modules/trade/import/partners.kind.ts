import type { Fields, ImportKind, ParsedRow } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { publishPartners } from './store/publish-partners.ts';
import { cleanText } from './trade-text.ts';

type PartnerImport = {
  code: string | null;
  iso3: string | null;
  numericCode: string | null;
  customsCode: string | null;
  name: string;
  en: string | null;
  continent: string | null;
};

const staging = stagedRows<PartnerImport>({
  table: 'stage_partner',
  columns: {
    ...{ code: 'text', iso3: 'text', numericCode: 'text', customsCode: 'text' },
    ...{ name: 'text', en: 'text', continent: 'text' },
  },
});

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
  keyOf: ({ code, customsCode, name }) => code ?? customsCode ?? name,
  ...staging,
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
      numericCode: numeric ? numeric.padStart(3, '0') : null,
      customsCode: customs || null,
      name,
      en: cleanText(fields.en) || null,
      continent: cleanText(fields.continent) || null,
    },
    doubts: [],
  };
};
