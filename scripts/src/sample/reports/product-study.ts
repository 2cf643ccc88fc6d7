import type { Chart, ReportBlock } from '../../../../server/src/modules/publishing/report/model/report-document.ts';
import { marketProductLink } from '../../../../server/src/page-links.ts';
import { addDays, monthStart, weekStart, yearOf } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import type { ReportDraft } from '../../../../server/src/sample/reports/report-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { FIRST_DAY, monthMean, referenceMarket } from '../prices/price-facts.ts';
import { methodBlocks } from './method-blocks.ts';
import { seriesChart, weeksTo } from './moves.ts';
import { marketMeans, productYear } from './product-facts.ts';
import { seasonOf } from './season-words.ts';

export type StudyType = 'self_report' | 'free_report' | 'third_part_report' | 'report_diagram';

type Year = NonNullable<ReturnType<typeof productYear>>;

/** A year of one product up to a day: seasons, weeks, markets, when to buy. Null without a season in that year. */
export const productStudy = (type: StudyType, product: Produce, place: number, date: string): ReportDraft | null => {
  const year = productYear(product, date);
  if (!year) return null;
  return {
    id: `r-study-${place}`,
    type,
    cate: product.group,
    title: titleOf(type, product, year.high.month),
    author: '价格监测组',
    date,
    product: product.name,
    tags: [product.name, '价格行情'],
    org: type === 'third_part_report' ? '示例农业经济研究所' : '农小蜂数据研究中心',
    researchers: ['品种研究组'],
    series: null,
    issueNo: null,
    keyPoints: [
      `年内高点在${year.high.month}，${yuan(year.high.price)}元/公斤`,
      `年内低点在${year.low.month}，${yuan(year.low.price)}元/公斤`,
      year.overYear === null
        ? `高点与低点之比为${(year.high.price / year.low.price).toFixed(2)}`
        : `最近一个完整月同比${changeInWords(year.overYear)}`,
    ],
    keyNumbers: [],
    blocks: type === 'report_diagram' ? shortBlocks(product, year) : fullBlocks(product, year, date),
  };
};

const titleOf = (type: StudyType, { name, group }: Produce, month: string): string => {
  if (type === 'report_diagram') return `一图读懂${name}：一年里什么时候贵、什么时候便宜`;
  if (type === 'third_part_report') return `${name}产业观察：${group}中的供需与成本`;
  if (type === 'free_report') return `${name}行情速览：年内高点出现在${month}`;
  return `${name}年度价格研究：季节、波动与采购时点`;
};

const summaryOf = (product: Produce, { high, low, overYear }: Year): ReportBlock =>
  paragraph(
    `${product.name}（${product.alias.join('、')}）属${product.group}。近十二个月，${referenceMarket()}的月均价最高为${yuan(high.price)}元/公斤（${high.month}），最低为${yuan(low.price)}元/公斤（${low.month}）${overYear === null ? '' : `；最近一个完整月同比${changeInWords(overYear)}`}。`,
  );

const advice = (product: Produce): ReportBlock =>
  list([
    '采购按月度规律分批，避开年内高点集中备货。',
    `规格以“${product.spec}”为主，比价时先统一规格和单位。`,
    '同时参考多个市场，价差超过运费和损耗时再考虑跨区调货。',
  ]);

const shortBlocks = (product: Produce, year: Year): ReportBlock[] => [
  heading('一年里的价格'),
  summaryOf(product, year),
  yearChart(product, year),
  heading('为什么'),
  paragraph(seasonOf(product)),
  heading('怎么买'),
  advice(product),
  ...methodBlocks(),
];

const fullBlocks = (product: Produce, year: Year, date: string): ReportBlock[] => {
  const { months, high, low } = year;
  const means = marketMeans(product, date);
  const [dearest, cheapest] = [means[0], means.at(-1)];
  const link = marketProductLink(product.group, product.name);
  return [
    summaryOf(product, year),
    heading('一、价格走势'),
    paragraph(
      `近十二个月的高点与低点之比为${(high.price / low.price).toFixed(2)}，最新一个完整月（${year.newest.month}）均价为${yuan(year.newest.price)}元/公斤。`,
    ),
    yearChart(product, year),
    {
      kind: 'table',
      caption: `${product.name}近十二个月均价`,
      columns: ['月份', '均价（元/公斤）'],
      rows: months.map(({ month, price }) => [month, yuan(price)]),
      link,
    },
    heading('二、季节规律'),
    paragraph(seasonOf(product)),
    ...seasonChart(product, date),
    heading('三、近一季度'),
    paragraph(`按周看，最近一季度的走势如下，每个点为一周日均价的平均。`),
    seriesChart(`${product.name}近一季度周均价`, [product], weeksTo(addDays(weekStart(date), -7), 13), '周（起始日）'),
    heading('四、市场比较'),
    paragraph(
      `截至${addDays(date, -1)}的30天里，${means.length}个市场中${dearest?.market.name}最高，均价${yuan(dearest?.price ?? null)}元/公斤；${cheapest?.market.name}最低，均价${yuan(cheapest?.price ?? null)}元/公斤。`,
    ),
    {
      kind: 'table',
      caption: `${product.name}近30天各市场均价`,
      columns: ['市场', '有报价的天数', '均价（元/公斤）'],
      rows: means.map(({ market, days, price }) => [market.name, String(days), yuan(price)]),
      link,
    },
    heading('五、操作建议'),
    advice(product),
    ...methodBlocks(),
  ];
};

const yearChart = (product: Produce, { months }: Year): Chart => ({
  kind: 'chart',
  style: 'lines',
  caption: `${product.name}近十二个月月均价`,
  unit: '元/公斤',
  labelTitle: '月份',
  labels: months.map(({ month }) => month),
  lines: [{ name: product.name, values: months.map(({ price }) => price) }],
  link: marketProductLink(product.group, product.name),
});

/** Calendar years next to each other, whole ones of which there are quotes. */
const seasonChart = (product: Produce, date: string): ReportBlock[] => {
  const years = [3, 2, 1].map((ago) => yearOf(date) - ago).filter((year) => `${year}-01-01` >= FIRST_DAY);
  if (years.length === 0) return [];
  const monthsOf = (year: number) => Array.from({ length: 12 }, (_, index) => monthStart(`${year}-01-01`, index));
  return [
    {
      kind: 'chart',
      style: 'lines',
      caption: `${product.name}历年各月均价`,
      unit: '元/公斤',
      labelTitle: '月份',
      labels: Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
      lines: years.map((year) => ({
        name: `${year}年`,
        values: monthsOf(year).map((month) => monthMean(product, month)),
      })),
      link: marketProductLink(product.group, product.name),
    },
  ];
};
