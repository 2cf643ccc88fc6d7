import { produce } from '../prices/produce.ts';
import type { DrawnProduct } from './drawn-product.ts';

const groups = [...new Map(produce.map(({ group, class: kind }) => [group, kind]))];

const names = (group: string) => produce.filter((one) => one.group === group).map(({ name }) => name);

export const wholesaleProducts: readonly DrawnProduct[] = [
  {
    id: 'wholesale-prices',
    title: '批发市场价格数据集',
    summary: '全国批发市场蔬菜、水果、食用菌的日度与月度均价：最低、均价、最高与参与的市场数，单位统一为元/公斤。',
    about: [
      '适合做价格指数、季节规律、供应链采购与成本测算。同一品种在各市场的报价先换算成元/公斤，再按日、按月平均；没有报价的日子没有行，不以 0 代替。',
      '与站内“蔬菜价格”“每日价格监测”同源，页面上的数字可以在文件中逐一核对。',
    ],
    cateId: 'wholesale',
    freq: 'D',
    geo: '全国主要批发市场',
    access: 'buy',
    price: '299.00',
    tags: ['蔬菜', '水果', '食用菌', '批发价格'],
    tables: [
      { title: '日度均价（近一年）', query: 'wholesale-days', filter: {}, formats: ['csv'] },
      { title: '月度均价（近三年）', query: 'wholesale-months', filter: { months: 36 }, formats: ['csv', 'xlsx'] },
    ],
    newField: '市场数',
  },
  {
    id: 'wholesale-markets',
    title: '批发市场名录',
    summary: '站内有报价的批发市场：名称、所在省市、经纬度、品种数与最新报价日期。',
    about: ['适合绘制市场分布、匹配物流与产销半径。市场更名时保留编号。'],
    cateId: 'wholesale',
    freq: 'irregular',
    geo: '全国主要批发市场',
    access: 'public',
    price: null,
    newField: null,
    tags: ['批发价格', '市场'],
    tables: [{ title: '市场名录', query: 'wholesale-markets', filter: {}, formats: ['csv', 'xlsx'] }],
  },
  ...groups.map(
    ([group, kind], place): DrawnProduct => ({
      id: `wholesale-g${place + 1}`,
      title: `${group}分市场批发价格`,
      summary: `${names(group).slice(0, 5).join('、')}等${names(group).length}个${group}品种在各批发市场的逐日最低、均价、最高价，近 90 日。`,
      about: [
        `一行是一个品种在一个市场一天的报价。适合比较市场间价差、跟踪到货节奏和核对合同价。`,
        '报价为市场公布的当日价格，换算成元/公斤；市场休市、品种缺货的日子没有行。',
      ],
      cateId: 'wholesale',
      freq: 'D',
      geo: '全国主要批发市场',
      access: place % 3 === 2 ? 'vip' : 'login',
      tags: [...new Set([kind, group, ...names(group)])],
      price: null,
      newField: null,
      tables: [
        {
          title: '分市场日度价格（近 90 日）',
          query: 'wholesale-market-days',
          filter: { group },
          formats: place % 2 === 0 ? ['csv', 'xlsx'] : ['csv'],
        },
      ],
    }),
  ),
];
