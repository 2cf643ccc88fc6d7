import type { Tariff } from '@bee/contracts/resource/trade';
import type { StoredRate } from '../../../db/schema/trade.ts';
import { dayOf, type Fields, type ImportKind, numberOf, type ParsedRow } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { parseRate } from './parse-rate.ts';
import { publishTariffs } from './store/publish-tariffs.ts';
import { cleanText, hsOf, partsOf } from './trade-text.ts';

type TariffImport = {
  hs: string;
  year: number;
  rate: StoredRate;
  vatPct: number | null;
  consumptionPct: number | null;
  exportRebatePct: number | null;
  supervision: Tariff['supervision'] | null;
  inspection: Tariff['inspection'] | null;
  elements: string[] | null;
};

const staging = stagedRows<TariffImport>({
  table: 'stage_tariff',
  columns: {
    ...{
      hs: 'text',
      year: 'int',
      rate: 'jsonb',
      vatPct: 'float8',
      consumptionPct: 'float8',
      exportRebatePct: 'float8',
    },
    ...{ supervision: 'jsonb', inspection: 'jsonb', elements: 'text[]' },
  },
});

/**
 * Tariff rates, one per row. Taxes, supervision, inspection and declaration elements may be given in any row of the
 * code.
 */
export const tariffs: ImportKind<TariffImport> = {
  name: 'tariffs',
  sourceKind: 'tariff',
  title: '税率',
  columns: [
    { names: ['hs', 'HS编码', '税则号列'], required: true },
    { names: ['year', '年份'], required: true },
    { names: ['kind', '税率种类'], required: true },
    { names: ['rate', '税率'], required: true },
    { names: ['title', '名称'] },
    { names: ['origins', '适用国家'] },
    { names: ['quota', '配额'] },
    { names: ['valid_from', '生效日期'] },
    { names: ['valid_to', '失效日期'] },
    { names: ['basis', '依据'] },
    { names: ['vat', '增值税'] },
    { names: ['consumption', '消费税'] },
    { names: ['rebate', '出口退税'] },
    { names: ['supervision', '监管条件'] },
    { names: ['inspection', '检验检疫'] },
    { names: ['elements', '申报要素'] },
  ],
  parse: (fields) => parseTariff(fields),
  keyOf: ({ hs, year, rate }) => [hs, year, rate.kind, rate.title, rate.quota, rate.valid_from].join('|'),
  ...staging,
  publish: publishTariffs,
};

const parseTariff = (fields: Fields): ParsedRow<TariffImport> => {
  const code = hsOf(fields.hs);
  if ('refused' in code) return code;
  const year = cleanText(fields.year);
  if (!/^20\d\d$/.test(year)) return { refused: `年份不对（${year || '空'}）` };
  const rate = parseRate(fields, Number(year));
  if ('refused' in rate) return rate;
  const [vat, consumption, rebate] = [fields.vat, fields.consumption, fields.rebate].map((value) =>
    numberOf(cleanText(value).replace(/%$/, '')),
  );
  if ([vat, consumption, rebate].some(Number.isNaN)) return { refused: '增值税、消费税或退税率不是数字' };
  const from = dayOf(fields.valid_from);
  if (cleanText(fields.valid_from) && !from) return { refused: `生效日期不对（${cleanText(fields.valid_from)}）` };
  const elements = partsOf(fields.elements);
  return {
    row: {
      hs: code.hs,
      year: Number(year),
      rate,
      vatPct: vat ?? null,
      consumptionPct: consumption ?? null,
      exportRebatePct: rebate ?? null,
      supervision: codedOf(fields.supervision),
      inspection: codedOf(fields.inspection),
      elements: elements.length > 0 ? elements : null,
    },
    doubts: code.doubts,
  };
};

/** `A:检验检疫;t:关税配额证明` */
const codedOf = (value: unknown): { code: string; title: string }[] | null => {
  const parts = partsOf(value).map((part) => {
    const [code = '', ...title] = part.split(/[:：]/);
    return { code: code.trim(), title: title.join('：').trim() || code.trim() };
  });
  return parts.length > 0 ? parts : null;
};
