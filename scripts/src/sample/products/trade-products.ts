import { sampleGoods } from '../trade/goods.ts';
import type { DrawnProduct } from './drawn-product.ts';

const hsOf = (name: string): string[] => sampleGoods.find((one) => one.name === name)?.hs ?? [];

const single = (name: string, place: number): DrawnProduct => ({
  id: `trade-p${place + 1}`,
  title: `${name}进出口月度数据`,
  summary: `${name}按贸易伙伴、方向的月度数量、金额与单价，HS ${hsOf(name).join('、')}。`,
  about: [
    '适合测算到岸成本、看来源国结构与季节。金额为美元，进口按到岸价（CIF）、出口按离岸价（FOB）。',
    '海关保密或未公布的数字留空，不是 0。',
  ],
  cateId: 'trade',
  freq: 'M',
  geo: '中国与贸易伙伴',
  access: 'vip',
  price: null,
  tags: [name, '外贸'],
  newField: null,
  tables: [
    {
      title: '分伙伴月度进出口',
      query: 'trade-months',
      filter: { hs: hsOf(name) },
      formats: place % 2 === 0 ? ['csv', 'xlsx'] : ['csv'],
    },
  ],
});

/** 示例数据 of what crosses the border. */
export const tradeProducts: readonly DrawnProduct[] = [
  {
    id: 'trade-goods',
    title: '农产品贸易数据集',
    summary: '全部农产品 HS 8 位商品的年度进出口，以及按贸易伙伴、HS 章的年度金额。',
    about: ['适合做进口依存度、市场份额与竞争分析。与站内“贸易分析”同源。'],
    cateId: 'trade',
    freq: 'Y',
    geo: '中国与贸易伙伴',
    access: 'buy',
    price: '199.00',
    tags: ['外贸', '农产品'],
    newField: null,
    tables: [
      { title: '分商品年度进出口', query: 'trade-years', filter: {}, formats: ['csv', 'xlsx'] },
      { title: '分伙伴年度进出口', query: 'trade-partners', filter: {}, formats: ['csv'] },
    ],
  },
  {
    id: 'trade-permits',
    title: '农产品输华准入名录',
    summary: '各国（地区）农产品输华的准入状态、起始与暂停日期。',
    about: ['一行是一个国家的一种产品。状态以海关公告为准，交易前请核对最新公告。'],
    cateId: 'trade',
    freq: 'irregular',
    geo: '全部输华国家（地区）',
    access: 'public',
    price: null,
    tags: ['外贸', '准入'],
    newField: null,
    tables: [{ title: '准入名录', query: 'trade-permits', filter: {}, formats: ['csv'] }],
  },
  ...['榴莲', '大豆', '樱桃', '牛肉', '大蒜', '苹果'].map(single),
];
