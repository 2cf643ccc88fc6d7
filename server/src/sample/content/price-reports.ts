import { type Block, heading, list, paragraph } from '../../modules/article/rich-text.ts';
import { addDays, monthStart, shortDay, weekStart } from '../days.ts';
import type { Produce } from '../produce.ts';
import { type ArticleDraft, figureOf, SAMPLE_NOTE } from './article-draft.ts';
import { changeInWords, changeOf, meanPrice, monthMean, referenceMarket, yuan } from './price-facts.ts';

/** Weekly and monthly notes and product studies, computed from the sample prices. */
export const priceReports = (today: string, products: Produce[]): ArticleDraft[] => [
  ...Array.from({ length: 12 }, (_, ago) => weekly(today, ago + 1, products)),
  ...Array.from({ length: 6 }, (_, ago) => monthly(today, ago + 1, products)),
  ...products.slice(0, 40).flatMap((product, place) => study(today, product, place)),
];

const org = '农小蜂数据研究中心';

type Move = { product: Produce; now: number | null; before: number | null; change: number | null };

const movesOf = (products: Produce[], now: [string, string], before: [string, string]): Move[] =>
  products
    .map((product) => {
      const current = meanPrice(product, ...now);
      const previous = meanPrice(product, ...before);
      return { product, now: current, before: previous, change: changeOf(current, previous) };
    })
    .filter(({ change }) => change !== null)
    .sort((a, b) => (b.change ?? 0) - (a.change ?? 0));

const moveTable = (caption: string, moves: Move[]): Extract<Block, { kind: 'table' }> => ({
  kind: 'table',
  caption,
  columns: ['品种', '本期均价（元/公斤）', '上期均价（元/公斤）', '涨跌'],
  rows: moves.map(({ product, now, before, change }) => [product.name, yuan(now), yuan(before), changeInWords(change)]),
});

const weekly = (today: string, ago: number, products: Produce[]): ArticleDraft => {
  const start = addDays(weekStart(today), -7 * ago);
  const end = addDays(start, 6);
  const moves = movesOf(products, [start, end], [addDays(start, -7), addDays(end, -7)]);
  const up = moves.filter(({ change }) => (change ?? 0) > 0.05);
  const down = moves.filter(({ change }) => (change ?? 0) < -0.05).reverse();
  const first = up[0] ?? moves[0];
  const last = down[0] ?? moves.at(-1);
  const table = moveTable(`${start} 至 ${end} 涨跌品种`, [...up.slice(0, 5), ...down.slice(0, 5)]);
  return {
    ...head(`r-week-${start}`, 'weekly_report', '周报', addDays(end, 1)),
    title: `农产品批发价格周报（${shortDay(start)}至${shortDay(end)}）：${first?.product.name}${changeInWords(first?.change ?? null)}居首`,
    blocks: [
      paragraph(
        `本周监测的${moves.length}个品种中，${up.length}个上涨，${down.length}个下跌。涨幅最大的是${first?.product.name}，均价${yuan(first?.now ?? null)}元/公斤，环比${changeInWords(first?.change ?? null)}；跌幅最大的是${last?.product.name}，均价${yuan(last?.now ?? null)}元/公斤，环比${changeInWords(last?.change ?? null)}。`,
      ),
      heading('一、涨跌品种'),
      table,
      heading('二、原因分析'),
      paragraph(reasonOf(first?.product)),
      heading('三、下周关注'),
      list(['产地天气与采收进度', '节日备货与运输时效', '储存品种的出库节奏']),
      paragraph(`均价为${referenceMarket}日均价的算术平均。${SAMPLE_NOTE}`),
    ],
    keyPoints: [
      `${up.length}个品种上涨，${down.length}个下跌`,
      `${first?.product.name}环比${changeInWords(first?.change ?? null)}`,
      `${last?.product.name}环比${changeInWords(last?.change ?? null)}`,
    ],
    tags: ['价格行情', ...productTags([first?.product, last?.product])],
    report: {
      org,
      researchers: ['价格监测组'],
      series: null,
      issueNo: start,
      figures: [figureOf(1, table.caption, table.columns, table.rows)],
      keyNumbers: first ? [{ label: `${first.product.name}均价`, value: cents(first.now), unit: '元/公斤' }] : [],
    },
  };
};

const monthly = (today: string, ago: number, products: Produce[]): ArticleDraft => {
  const start = monthStart(today, -ago);
  const end = addDays(monthStart(start, 1), -1);
  const name = `${start.slice(0, 4)}年${Number(start.slice(5, 7))}月`;
  const moves = movesOf(products, [start, end], [monthStart(start, -1), addDays(start, -1)]);
  const groups = [...new Set(products.map(({ group }) => group))].map((group) => {
    const inside = moves.filter(({ product }) => product.group === group);
    const mean = inside.reduce((sum, { change }) => sum + (change ?? 0), 0) / Math.max(1, inside.length);
    return { group, mean, count: inside.length };
  });
  const ranked = [...groups].sort((a, b) => b.mean - a.mean);
  const table = moveTable(`${name}各品种均价`, moves);
  return {
    ...head(`r-month-${start.slice(0, 7)}`, 'monthly_report', '月报', addDays(end, 5)),
    title: `农产品批发价格月报（${name}）：${ranked[0]?.group}环比${changeInWords(ranked[0]?.mean ?? null)}`,
    blocks: [
      paragraph(
        `${name}，${moves.filter(({ change }) => (change ?? 0) > 0).length}个品种均价环比上涨，${moves.filter(({ change }) => (change ?? 0) < 0).length}个下跌。分品类看，${ranked.map(({ group, mean }) => `${group}${changeInWords(mean)}`).join('，')}。`,
      ),
      heading('一、各品种均价'),
      table,
      heading('二、走势解读'),
      paragraph(reasonOf(moves[0]?.product)),
      paragraph(`均价为${referenceMarket}日均价的算术平均。${SAMPLE_NOTE}`),
    ],
    keyPoints: ranked.slice(0, 3).map(({ group, mean }) => `${group}环比${changeInWords(mean)}`),
    tags: ['价格行情', ...productTags([moves[0]?.product, moves.at(-1)?.product])],
    report: {
      org,
      researchers: ['价格监测组'],
      series: null,
      issueNo: start.slice(0, 7),
      figures: [figureOf(1, table.caption, table.columns, table.rows)],
      keyNumbers: [],
    },
  };
};

const studyTypes = ['self_report', 'free_report', 'report_diagram', 'third_part_report'] as const;

const study = (today: string, product: Produce, place: number): ArticleDraft => {
  const type = studyTypes[place % studyTypes.length] ?? 'free_report';
  const months = Array.from({ length: 12 }, (_, index) => monthStart(today, index - 12));
  const means = months.map((month) => ({ month: month.slice(0, 7), price: monthMean(product, month) }));
  const known = means.flatMap(({ month, price }) => (price === null ? [] : [{ month, price }]));
  const high = [...known].sort((a, b) => b.price - a.price)[0];
  const low = [...known].sort((a, b) => a.price - b.price)[0];
  const rows = means.map(({ month, price }) => [month, yuan(price)]);
  const caption = `${product.name}近十二个月均价（元/公斤）`;
  const year = changeOf(known.at(-1)?.price ?? null, monthMean(product, monthStart(today, -13)));
  return {
    ...head(`r-study-${place}`, type, product.group, addDays(today, -7 - place * 6)),
    title: studyTitle(type, product, high?.month ?? ''),
    blocks: [
      paragraph(
        `${product.name}（${product.alias.join('、')}）属${product.group}。近十二个月，${referenceMarket}的月均价最高为${yuan(high?.price ?? null)}元/公斤（${high?.month}），最低为${yuan(low?.price ?? null)}元/公斤（${low?.month}）；最近一个完整月同比${changeInWords(year)}。`,
      ),
      heading('一、价格走势'),
      { kind: 'table', caption, columns: ['月份', '均价'], rows },
      heading('二、季节规律'),
      paragraph(reasonOf(product)),
      heading('三、操作建议'),
      list([
        '采购按月度规律分批，避开年内高点集中备货。',
        `规格以“${product.spec}”为主，比价时先统一规格和单位。`,
        '同时参考多个市场，价差超过运费和损耗时再考虑跨区调货。',
      ]),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: [
      `年内高点在${high?.month}，${yuan(high?.price ?? null)}元/公斤`,
      `年内低点在${low?.month}，${yuan(low?.price ?? null)}元/公斤`,
      `最近一个完整月同比${changeInWords(year)}`,
    ],
    tags: [product.name, '价格行情'],
    report: {
      org: type === 'third_part_report' ? '示例农业经济研究所' : org,
      researchers: ['品种研究组'],
      series: null,
      issueNo: null,
      figures: [figureOf(1, caption, ['月份', '均价'], rows)],
      keyNumbers: [],
    },
  };
};

const studyTitle = (type: (typeof studyTypes)[number], { name, group }: Produce, month: string): string => {
  if (type === 'report_diagram') return `一图读懂${name}：一年里什么时候贵、什么时候便宜`;
  if (type === 'third_part_report') return `${name}产业观察：${group}中的供需与成本`;
  if (type === 'free_report') return `${name}行情速览：年内高点出现在${month}`;
  return `${name}年度价格研究：季节、波动与采购时点`;
};

/** Season of a product in words, after the month in which it is dearest. */
const reasonOf = (product: Produce | undefined): string => {
  if (!product) return '';
  const months: Record<string, string> = {
    winter:
      '冬季露地产区减少，供应依靠设施和南方产区，生产与运输成本上升，价格随之走高；春末以后本地大量上市，价格回落',
    spring: '春季冬储货源接近尾声，新季产品尚未大量上市，青黄不接使价格走高；夏季新货上市后回落',
    summer: '夏季高温多雨，适宜凉爽气候的产区减产，病害增多，采收和运输损耗加大，价格走高；秋后天气转凉，供应恢复',
    autumn: '秋季产区转换，上市空档使价格走高；新产区接续后回落',
  };
  const season = [12, 1, 2].includes(product.peak)
    ? 'winter'
    : product.peak <= 5
      ? 'spring'
      : product.peak <= 8
        ? 'summer'
        : 'autumn';
  return `${product.name}的价格有明显季节性，年内高点多在${product.peak}月前后。${months[season]}。`;
};

const productTags = (products: (Produce | undefined)[]): string[] => [
  ...new Set(products.flatMap((one) => one?.name ?? [])),
];

const cents = (price: number | null): number | null => (price === null ? null : Math.round(price * 100) / 100);

const head = (id: string, type: string, cate: string, date: string) => ({ id, type, cate, date, author: '价格监测组' });
