import type { Db } from '../../../db/schema.ts';
import { type Fields, type ImportKind, numberOf, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { stagedRows } from '../../../importer/stage-rows.ts';
import { placeByName } from '../model/stat-places.ts';
import { findRevised } from './store/find-revised.ts';
import { publishStatistics } from './store/publish-statistics.ts';

export type StatisticImport = {
  indicator: string;
  /** '' for an indicator without a crop. */
  crop: string;
  unit: string;
  adcode: string;
  year: number;
  value: number;
  /** Number of decimals in the source, without trailing zeros. */
  decimals: number;
  sourceTable: string | null;
};

const staging = stagedRows<StatisticImport>({
  table: 'stage_statistic',
  columns: {
    ...{ indicator: 'text', crop: 'text', unit: 'text', adcode: 'text', year: 'int2', value: 'float8' },
    ...{ decimals: 'int2', sourceTable: 'text' },
  },
  key: ['indicator', 'crop', 'unit', 'adcode', 'year', 'value'],
});

/**
 * Annual figures of the nation, provinces and cities, one per row.
 * @param lastYear the latest year accepted
 */
export const statisticsKind = (lastYear: number): ImportKind<StatisticImport> => ({
  name: 'statistics',
  sourceKind: 'statistics',
  title: '宏观统计',
  columns: [
    { names: ['indicator', '指标', '指标名称'], required: true },
    { names: ['unit', '单位', '计量单位'], required: true },
    { names: ['crop', '作物', '品种'] },
    { names: ['region', '地区', '省份', '区域'], required: true },
    { names: ['year', '年份', '年'], required: true },
    { names: ['value', '数值', '值'], required: true },
    { names: ['source_table', '来源表', '出处'] },
  ],
  parse: (fields) => parseStatistic(fields, lastYear),
  // A revision is not a duplicate: both values are stored.
  keyOf,
  ...staging,
  settle: reportRevisions,
  publish: publishStatistics,
});

const keyOf = ({
  indicator,
  crop,
  unit,
  adcode,
  year,
  value,
}: Omit<StatisticImport, 'decimals' | 'sourceTable'>): string => [indicator, crop, unit, adcode, year, value].join('|');

const parseStatistic = (fields: Fields, lastYear: number): ParsedRow<StatisticImport> => {
  const indicator = textOf(fields.indicator);
  const unit = textOf(fields.unit);
  const region = textOf(fields.region);
  if (!indicator) return { refused: '没有指标名称' };
  if (!unit) return { refused: '没有单位' };
  if (!region) return { refused: '没有地区' };
  const adcode = placeByName(region);
  if (!adcode) return { refused: `没有这个地区，请用省、市的名称或六位代码（${region}）` };
  const [, year] = /^((?:19|20)\d\d)(?:年|\.0)?$/.exec(textOf(fields.year)) ?? [];
  if (!year) return { refused: `年份应为四位数字（${textOf(fields.year) || '空'}）` };
  if (Number(year) > lastYear) return { refused: `年份在将来（${year}）` };
  const value = readValue(fields.value, indicator, unit);
  if (typeof value === 'string') return { refused: value };
  return {
    row: {
      indicator,
      crop: textOf(fields.crop),
      unit,
      adcode,
      year: Number(year),
      value,
      decimals: (textOf(fields.value).split('.')[1] ?? '').replace(/0+$/, '').length,
      sourceTable: textOf(fields.source_table) || null,
    },
    doubts: [],
  };
};

/** Indicators that may be negative. */
const SIGNED = /增长|增减|增速|变化|变动|差额|利润|收益/;

const SHARE = /占比|比重|比例|份额/;

/** The parsed number, or the reason for refusing the row. */
const readValue = (cell: unknown, indicator: string, unit: string): number | string => {
  const text = textOf(cell);
  if (/^[-–—―─…]*$/.test(text)) return '没有数值，按未公布处理';
  const value = numberOf(cell);
  if (value === null || Number.isNaN(value)) return `数值不是数字（${text}）`;
  if (value < 0 && !SIGNED.test(indicator)) return `数值小于 0（${text}）`;
  if (unit === '%' && SHARE.test(indicator) && value > 100) return `占比超过 100%（${text}）`;
  return value;
};

/** Of several values of a key the last is shown; the import report lists all of them. */
async function reportRevisions(db: Db): Promise<{ key: string; reason: string }[]> {
  return (await findRevised(db)).map(({ earlier, ...row }) => ({
    key: keyOf(row),
    reason: `同一指标、地区、年份有不同的数，以这一行为准，先前的数保留（${earlier.join('、')}）`,
  }));
}
