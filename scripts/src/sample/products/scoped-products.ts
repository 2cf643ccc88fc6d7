import type { TableFilter } from '../../../../server/src/sample/products/product-files.ts';
import type { DrawnProduct } from './drawn-product.ts';

const herbMonths = (title: string, filter: TableFilter) => ({
  title,
  query: 'herb-months' as const,
  filter,
});

const herbGroup = (group: string, place: number): DrawnProduct => ({
  id: `herb-g${place + 1}`,
  title: `${group}药材月度价格`,
  summary: `${group}中药材按品名、规格、产地、药市的月度均价，近 24 个月。`,
  about: ['规格与产地不同的药材价格差别很大，分开列示，不混合平均。适合比较药市价差和规格价差。'],
  cateId: 'herb',
  freq: 'M',
  geo: '主要药市',
  access: 'login',
  price: null,
  tags: ['中药材', group],
  newField: null,
  tables: [{ ...herbMonths('月度均价（近两年）', { group, months: 24 }), formats: ['csv'] }],
});

const originGroup = (group: string, place: number): DrawnProduct => ({
  id: `origin-g${place + 1}`,
  title: `${group}水果产地价格`,
  summary: `${group}水果在各产地的逐日价格：最低、均价、最高，产区与报价单位，近 120 日。`,
  about: ['一行是一个产地一天的报价，原来按斤、按箱计价的已换算成元/公斤，原单位保留在最后一列。'],
  cateId: 'origin',
  freq: 'D',
  geo: '水果主产区',
  access: place === 0 ? 'login' : 'vip',
  price: null,
  tags: ['水果', group],
  newField: null,
  tables: [{ title: '产地日度价格（近 120 日）', query: 'origin-days', filter: { group }, formats: ['csv'] }],
});

/** 示例数据 of herbs and of fruit where it is grown. */
export const scopedProducts: DrawnProduct[] = [
  {
    id: 'herb-sanqi',
    title: '三七价格数据集',
    summary: '三七按头数、产地、药市的价格：近一年逐次报价与近五年月度均价，含剪口、毛根、花等规格。',
    about: [
      '适合分析规格价差、季节与长周期波动。一行是一个规格在一个药市的价格，规格之间不做平均。',
      '月度文件可与逐次报价按规格、药市衔接。',
    ],
    cateId: 'herb',
    freq: 'M',
    geo: '云南文山与主要药市',
    access: 'buy',
    price: '159.00',
    tags: ['三七', '中药材'],
    newField: null,
    tables: [
      { title: '三七逐次报价（近一年）', query: 'herb-quotes', filter: { product: '三七' }, formats: ['csv'] },
      { ...herbMonths('三七月度均价（近五年）', { product: '三七', months: 60 }), formats: ['csv', 'xlsx'] },
    ],
  },
  {
    id: 'herb-prices',
    title: '中药材月度价格数据集',
    summary: '各大药市全部药材的月度价格，按品名、规格、产地、药市，近 12 个月。',
    about: ['适合做药材价格指数和采购计划。没有报价的月份没有行。'],
    cateId: 'herb',
    freq: 'M',
    geo: '主要药市',
    access: 'vip',
    price: null,
    tags: ['中药材'],
    tables: [{ ...herbMonths('月度均价（近一年）', { months: 12 }), formats: ['csv', 'xlsx'] }],
    newField: '报价数',
  },
  ...['根茎类', '果实种子类', '花类', '全草类'].map(herbGroup),
  {
    id: 'origin-prices',
    title: '水果产区价格数据集',
    summary: '苹果、柑橘、葡萄等水果在各产区的月度产地价，近 24 个月，可按省份汇总。',
    about: ['与批发价格对照，可得产销价差。产区均价是产区内各产地报价的平均。'],
    cateId: 'origin',
    freq: 'M',
    geo: '水果主产区',
    access: 'vip',
    price: null,
    tags: ['水果', '产地价格'],
    newField: null,
    tables: [
      { title: '产区月度均价（近两年）', query: 'origin-months', filter: { months: 24 }, formats: ['csv', 'xlsx'] },
    ],
  },
  ...['仁果类', '柑橘类'].map(originGroup),
];
