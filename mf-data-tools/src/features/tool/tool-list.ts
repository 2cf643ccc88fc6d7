import type { ToolKey } from '@bee/contracts/resource/tool';
import type { PageLink } from '@bee/platform';
import type { IconName } from '@bee/ui/content';

/** An example question, and the state of the tool that answers it. */
export type Question = { text: string; to: PageLink };

export type ToolEntry = {
  key: ToolKey;
  title: string;
  icon: IconName;
  /** One sentence about the content. */
  text: string;
  to: PageLink;
  questions: Question[];
};

export type ToolGroup = { id: string; title: string; tools: ToolEntry[] };

const prices: ToolEntry[] = [
  {
    key: 'vegetable',
    title: '蔬菜价格',
    icon: 'leaf',
    text: '全国批发市场蔬菜、水果、食用菌的每日批发价',
    to: { page: 'application/vegetable/list', params: { view: 'index' } },
    questions: [
      { text: '今天各品种在各市场卖多少钱', to: { page: 'application/vegetable/list', params: { type: '1' } } },
      { text: '市场上的人怎么看后市', to: { page: 'application/vegetable/list', params: { type: '3' } } },
    ],
  },
  {
    key: 'fruit',
    title: '水果产地价',
    icon: 'leaf',
    text: '各产地、各规格水果的收购价，原单位与元/公斤并列',
    to: { page: 'application/fruit/list' },
    questions: [{ text: '哪里的水果在涨价', to: { page: 'application/fruit/list', params: { s: 'chg_w.desc' } } }],
  },
  {
    key: 'herbs',
    title: '中药材价格',
    icon: 'chart',
    text: '四大药市各规格的近期价与周、月、年涨跌',
    to: { page: 'application/herbs/list' },
    questions: [
      { text: '三七各规格在各药市卖多少钱', to: { page: 'sanqi/herbs' } },
      { text: '今年以来哪些药材涨得最多', to: { page: 'application/herbs/list', params: { s: 'chg_y.desc' } } },
    ],
  },
  {
    key: 'daily',
    title: '每日价格监测',
    icon: 'calendar',
    text: '每天一份简报：涨跌榜、均价与行情日历',
    to: { page: 'data/daily' },
    questions: [
      { text: '昨天到今天谁涨谁跌', to: { page: 'data/daily' } },
      { text: '给我一张能打印的行情单', to: { page: 'data/daily', params: { view: 'sheet' } } },
    ],
  },
  {
    key: 'supply',
    title: '供需信息',
    icon: 'group',
    text: '种植户、合作社与采购商发布的供应和求购',
    to: { page: 'application/vegetable/list', params: { type: '4' } },
    questions: [
      { text: '现在谁在求购', to: { page: 'application/vegetable/list', params: { type: '4', kind: 'demand' } } },
      { text: '现在谁有货', to: { page: 'application/vegetable/list', params: { type: '4', kind: 'supply' } } },
    ],
  },
];

const trade: ToolEntry[] = [
  {
    key: 'trade',
    title: '外贸工具',
    icon: 'trade',
    text: '一种商品的准入、全部税率、监管场地与近 12 个月进出口',
    to: { page: 'application/trade' },
    questions: [
      { text: '进口到岸、完税之后一公斤多少钱', to: { page: 'application/trade/detail' } },
      { text: '这种商品的 HS 编码是哪一个', to: { page: 'application/trade/product-directory' } },
    ],
  },
  {
    key: 'trade_query',
    title: '贸易数据查询',
    icon: 'table',
    text: '按商品、伙伴、口岸、贸易方式与时期取数，任意两维成表',
    to: { page: 'application/trade/data-detail' },
    questions: [
      { text: '自己选条件取数并导出', to: { page: 'application/trade/data-detail' } },
      { text: '看走势、结构与份额', to: { page: 'application/trade/data-analysis' } },
    ],
  },
  {
    key: 'permit',
    title: '国别与准入',
    icon: 'map',
    text: '各国可以输华的产品、准入状态与对华出口',
    to: { page: 'application/trade/country-detail' },
    questions: [
      {
        text: '哪些产品被暂停输华',
        to: { page: 'application/trade/country-detail', params: { status: 'suspended' } },
      },
    ],
  },
];

const databases: ToolEntry[] = [
  {
    key: 'industry',
    title: '产业数据库',
    icon: 'data',
    text: '按产业编目的指标表：筛选、透视、画图、导出',
    to: { page: 'data/retrieval' },
    questions: [{ text: '我要的指标有没有、完整不完整', to: { page: 'data/retrieval' } }],
  },
  {
    key: 'statistics',
    title: '宏观统计',
    icon: 'map',
    text: '各省历年面积、产量、价格与成本：地图、排名、走势',
    to: { page: 'application/ast' },
    questions: [{ text: '各省谁多谁少，历年怎么变', to: { page: 'application/ast' } }],
  },
  {
    key: 'product',
    title: '数据产品',
    icon: 'cloud',
    text: '整理好的数据文件：字段字典、样本、更新记录',
    to: { page: 'data/product' },
    questions: [
      { text: '有没有现成的数据可以下载', to: { page: 'data/product' } },
      { text: '没有现成的，请你们定制', to: { page: 'data/customized' } },
    ],
  },
];

const lookups: ToolEntry[] = [
  {
    key: 'food',
    title: '食物成分',
    icon: 'food',
    text: '每 100 克可食部的营养成分，可换算、排行、对比',
    to: { page: 'application/food' },
    questions: [
      { text: '哪些食物蛋白质最多', to: { page: 'application/food', params: { n: 'protein' } } },
      { text: '按分类浏览全部食物', to: { page: 'application/food/list', params: { firstId: '0', secondId: '0' } } },
    ],
  },
  {
    key: 'standard',
    title: '标准查询',
    icon: 'standard',
    text: '国家、行业、地方与国际标准的状态、替代关系与实施日',
    to: { page: 'application/standard/list' },
    questions: [
      { text: '手里的一批标准号是否还有效', to: { page: 'application/standard/list', params: { view: 'check' } } },
    ],
  },
  {
    key: 'limit',
    title: '限量查询',
    icon: 'shield',
    text: '一种食品的农药、兽药与污染物限量，国标与国际标准并列',
    to: { page: 'application/standard/list', params: { view: 'limits' } },
    questions: [
      { text: '这种食品有哪些限量', to: { page: 'application/standard/list', params: { view: 'limits' } } },
      {
        text: '出口要看的国际食品法典（Codex）限量',
        to: { page: 'application/standard/list', params: { view: 'limits', by: 'Codex' } },
      },
    ],
  },
  {
    key: 'encyclopedia',
    title: '农业百科',
    icon: 'book',
    text: '品种、技术、药材与市场术语，信息框里是今天的数据',
    to: { page: 'application/baike' },
    questions: [{ text: '这个品种是什么、什么时候上市', to: { page: 'application/baike' } }],
  },
];

const reading: ToolEntry[] = [
  {
    key: 'answers',
    title: 'AI 问答',
    icon: 'ai',
    text: '用一句话提问，每个数和每句话都注明出处',
    to: { page: 'ai' },
    questions: [{ text: '不知道用哪个工具，直接问', to: { page: 'ai' } }],
  },
  {
    key: 'report',
    title: '研究报告',
    icon: 'report',
    text: '自有报告、周报、月报与行业报告，目录与图表可跳转',
    to: { page: 'report/list', params: { type: 'self_report' } },
    questions: [{ text: '这个月的行情总结', to: { page: 'report/list', params: { type: 'monthly_report' } } }],
  },
  {
    key: 'policy',
    title: '政策库',
    icon: 'policy',
    text: '法律、法规与政策原文，效力、沿革、解读与图解',
    to: { page: 'article/policy', params: { type: 'policy_repository' } },
    questions: [
      {
        text: '快要生效的政策有哪些',
        to: { page: 'article/policy', params: { type: 'policy_repository', validity: 'pending' } },
      },
    ],
  },
];

export const toolGroups: readonly ToolGroup[] = [
  { id: 'prices', title: '价格行情', tools: prices },
  { id: 'trade', title: '对外贸易', tools: trade },
  { id: 'databases', title: '统计与数据库', tools: databases },
  { id: 'lookups', title: '查询', tools: lookups },
  { id: 'reading', title: '问答与资料', tools: reading },
];
