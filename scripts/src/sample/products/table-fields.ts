import { nutrients } from '@bee/domain/nutrient';
import type { ProductField, TableQueryName } from '../../../../server/src/sample/products/product-files.ts';
import { foodNutrients } from '../../../../server/src/sample/products/reference-tables.ts';

const text = (field: string, desc?: string): ProductField => ({ field, type: 'text', ...(desc && { desc }) });
const date = (field: string, desc?: string): ProductField => ({ field, type: 'date', ...(desc && { desc }) });
const region = (field: string, desc?: string): ProductField => ({ field, type: 'region', ...(desc && { desc }) });
/** `unit` is null where another column has it, or where there is none. */
const number = (field: string, unit: string | null, desc?: string): ProductField => ({
  field,
  type: 'number',
  ...(unit && { unit }),
  ...(desc && { desc }),
});

const PRICES = [number('最低价', '元/公斤'), number('均价', '元/公斤'), number('最高价', '元/公斤')];

const MEANS = [
  number('最低价', '元/公斤', '当日各市场最低价的平均'),
  number('均价', '元/公斤', '当日各市场均价的平均'),
  number('最高价', '元/公斤', '当日各市场最高价的平均'),
];

const FIGURES = [
  number('数量', null, '单位见“数量单位”一列'),
  text('数量单位'),
  number('金额', '美元', '进口为到岸价，出口为离岸价；保密的为空'),
];

/** Herbs are quoted by one price. */
const HERB_PRICE = number('价格', '元/公斤');

/** Columns of the queries, in their order. */
export const tableFields: Record<TableQueryName, ProductField[]> = {
  'wholesale-days': [
    date('日期'),
    text('大类', '蔬菜、水果、食用菌'),
    text('类别'),
    text('品种'),
    ...MEANS,
    number('市场数', '个', '当日报价的市场'),
  ],
  'wholesale-months': [
    date('月份'),
    text('大类'),
    text('类别'),
    text('品种'),
    ...MEANS,
    number('报价数', '条', '当月参与平均的报价'),
  ],
  'wholesale-market-days': [
    date('日期'),
    text('品种'),
    text('规格'),
    text('市场'),
    region('省份', '市场所在地'),
    number('最低价', '元/公斤'),
    number('均价', '元/公斤'),
    number('最高价', '元/公斤'),
    text('产地', '市场报价时注明的来源地，未注明的为空'),
  ],
  'wholesale-markets': [
    text('市场'),
    region('省份'),
    text('城市'),
    text('行政区划代码'),
    number('经度', '°'),
    number('纬度', '°'),
    number('品种数', '个', '有报价的品种'),
    date('最新报价'),
  ],
  'herb-months': [
    date('月份'),
    text('类别'),
    text('品名'),
    text('规格'),
    text('产地'),
    text('药市'),
    HERB_PRICE,
    number('报价数', '条'),
  ],
  'herb-quotes': [
    date('日期', '报价的日子'),
    text('规格', '每 500 克的头数，及剪口、毛根、花等'),
    text('产地'),
    text('药市'),
    HERB_PRICE,
  ],
  'origin-days': [
    date('日期'),
    text('品种'),
    text('价格类型', '产地价、收购价等'),
    region('省份'),
    text('产区'),
    text('产地'),
    ...PRICES,
    text('报价单位', '产地原来的计价单位，价格已换算'),
  ],
  'origin-months': [date('月份'), text('品种'), region('省份'), text('产区'), ...PRICES, number('报价数', '条')],
  'trade-months': [
    date('月份'),
    text('方向', '进口、出口'),
    text('HS 编码'),
    text('贸易伙伴'),
    text('伙伴代码', 'ISO 3166 两位代码'),
    ...FIGURES,
    number('单价', '美元/数量单位', '金额除以数量，没有数量的为空'),
  ],
  'trade-years': [date('年份'), text('方向'), text('HS 编码'), text('商品'), ...FIGURES],
  'trade-partners': [
    date('年份'),
    text('方向'),
    text('贸易伙伴'),
    text('伙伴代码'),
    text('HS 章'),
    number('金额', '美元'),
  ],
  'trade-permits': [text('国家（地区）'), text('代码'), text('产品'), text('状态'), date('起始日期'), date('暂停日期')],
  statistics: [
    text('指标'),
    text('作物'),
    text('单位'),
    region('地区', '全国与各省，名称按行政区划'),
    text('行政区划代码'),
    date('年份'),
    number('数值', null, '单位见“单位”一列'),
    number('修订前', null, '有修订时为先前公布的数，没有修订为空；单位见“单位”一列'),
  ],
  foods: [
    text('编码'),
    text('食物'),
    text('大类'),
    text('亚类'),
    number('可食部', '%'),
    ...foodNutrients.map((key) => number(nutrients[key].title, nutrients[key].unit, '未测定与微量的为空，不是 0')),
  ],
  glycemic: [text('食物'), text('类别'), number('血糖生成指数', null, '以葡萄糖为 100')],
  standards: [
    text('标准编号'),
    text('标准名称'),
    text('类型'),
    text('分类'),
    text('状态', '按发布时的状态'),
    date('发布日期'),
    date('实施日期'),
    date('废止日期'),
    text('ICS'),
    text('中国标准分类号'),
    text('发布单位'),
  ],
  limits: [
    text('物质'),
    text('类型'),
    text('食品'),
    text('食品层级', '限量定在哪一级'),
    number('限量', null, '单位见“单位”一列；文字规定（如不得检出）的为空'),
    text('单位'),
    text('来源', 'GB 或 Codex'),
    text('标准编号'),
  ],
};
