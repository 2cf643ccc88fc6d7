import type { DataFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { formatChange, formatNumber, formatPrice, MISSING } from '@bee/domain/format';
import { nutrientText } from '@bee/domain/nutrient-value';

/** Content of a table: texts only; the first column names the row. */
export type TableContent = { columns: string[]; rows: string[][] };

export type TableApi = NonNullable<Extract<AnswerBlock, { type: 'table' }>['source']>['api'];

/**
 * Maps the response of each API call to a table.
 * @param part the list to show, where the response has several
 */
export const tableContents: { [Api in TableApi]: (data: DataFor<Api>, part: string | undefined) => TableContent } = {
  'vegetable/vegList': ({ list }) => ({
    columns: ['市场', '规格', '均价（元/公斤）', '最低', '最高', '较上次报价', '日期'],
    rows: list.map((row) => [
      row.market,
      row.spec ?? MISSING,
      formatPrice(row.price_avg),
      formatPrice(row.price_low),
      formatPrice(row.price_high),
      formatChange(row.chg_d),
      row.date,
    ]),
  }),
  'vegetable/getVegStatistic': ({ up, down }, part) => ({
    columns: ['品种', '市场', '均价（元/公斤）', '涨跌'],
    rows: (part === 'down' ? down : up).map((row) => [
      row.spec ? `${row.product}（${row.spec}）` : row.product,
      row.market,
      formatPrice(row.price_avg),
      formatChange(row.chg_pct),
    ]),
  }),
  // For a single herb the title already has its name.
  'herbs/getHerbsList': ({ list }) => ({
    columns: ['品种', '规格', '产地', '市场', '价格（元/公斤）', '周涨跌', '月涨跌', '年涨跌', '日期'],
    rows: list.map((row) => [
      list.some(({ product }) => product !== row.product) ? row.product : MISSING,
      row.spec ?? MISSING,
      row.origin ?? MISSING,
      row.market,
      formatPrice(row.price_avg),
      formatChange(row.chg_w),
      formatChange(row.chg_m),
      formatChange(row.chg_y),
      row.freq === 'M' ? `${row.date.slice(0, 7)} 月价` : row.date,
    ]),
  }),
  // `part` names nutrients: a food has up to fifty.
  'food/getDetail': ({ groups }, part) => ({
    columns: ['营养成分', '每 100 克可食部', '单位', '占营养素参考值'],
    rows: groups.flatMap(({ items }) =>
      items
        .filter(({ key, value }) => (part ? part.split(',').includes(key) : value.q !== 'na'))
        .map(({ name, value, unit, nrv_pct }) => [
          name,
          nutrientText(value),
          unit,
          nrv_pct === null ? MISSING : `${formatNumber(nrv_pct, 1)}%`,
        ]),
    ),
  }),
  'trade/searchCategory': ({ list }) => ({
    columns: ['HS 编码', '名称', '第一单位', '第二单位'],
    rows: list.map(({ code, name, unit, unit2 }) => [code, name, unit ?? MISSING, unit2 ?? MISSING]),
  }),
  'trade/getTradePartnerName': ({ list, period }) => ({
    columns: ['国家（地区）', `金额（美元${period ? `，${period}` : ''}）`, '占比', '同比'],
    rows: list
      .slice(0, MAX_PARTNERS)
      .map(({ name, value_usd, share, yoy }) => [
        name,
        formatNumber(value_usd),
        `${formatNumber(share, 1)}%`,
        formatChange(yoy),
      ]),
  }),
  'trade/getTaxRate': ({ list: [tariff] }) => ({
    columns: ['税率种类', '税率', '适用'],
    rows: (tariff?.rates ?? []).map(({ title, rate_pct, specific, eligible }) => [
      title,
      rate_pct !== null ? `${rate_pct}%` : specific ? `${specific.amount} 元/${specific.per_unit}` : MISSING,
      eligible === null ? MISSING : eligible ? '可用' : '不适用',
    ]),
  }),
  'ast/getNationwideDataGroupAdcode': ({ list, unit, decimals, year }) => ({
    columns: ['省份', `${year} 年（${unit}）`, '名次', '比上年'],
    rows: list
      .slice(0, MAX_PROVINCES)
      .map(({ name, value, rank, yoy }) => [name, formatNumber(value, decimals), String(rank), formatChange(yoy)]),
  }),
  'standard/findLimits': ({ list }) => ({
    columns: ['食品', '物质', '限量', '依据', '说明'],
    rows: list.map((row) => [
      row.food_text || row.food,
      row.substance,
      row.unit ? `${row.value_text} ${row.unit}` : row.value_text,
      row.standard?.code ?? row.authority,
      row.applies ? row.via : '另有更近一级的规定',
    ]),
  }),
};

const MAX_PARTNERS = 10;
const MAX_PROVINCES = 10;
