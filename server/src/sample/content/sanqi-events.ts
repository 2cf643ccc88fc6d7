import { heading, paragraph } from '../../text/rich-text.ts';
import { monthStart, shortDay, yearOf } from '../days.ts';
import { sanqiPrice } from '../prices/sanqi-prices.ts';
import { type ArticleDraft, SAMPLE_NOTE } from './article-draft.ts';
import { changeInWords, changeOf } from './price-facts.ts';

type Observation = {
  date: string;
  type: 'beedata_opinion' | 'industry_news';
  title: string;
  lead: string;
  so: string;
  /** Where the model price of 60头 goes in the half year around it. */
  turn: 'up' | 'down';
};

/** What the price of 三七 has gone with over the years; dates are fixed, as the months of its model are. */
export const sanqiObservations: Observation[] = [
  {
    date: '2018-02-08',
    type: 'beedata_opinion',
    title: '产区上年春旱缺苗，三七可采面积减少、走货转快',
    lead: '示例产区上一年春季少雨，两年生地块缺苗较多，进入采挖年份的面积减少。药市到货量下降，持货商惜售。',
    so: '缺苗影响的是其后一两年的可采量，补种的地块要三年才能采挖。',
    turn: 'up',
  },
  {
    date: '2020-02-14',
    type: 'industry_news',
    title: '跨省运输受阻，药市三七到货减少',
    lead: '示例药市节后开市推迟，产地货车跨省通行受限，到货不足往年同期的一半，报价以库存货为主。',
    so: '运输恢复后积压货源会集中到市，短期报价要看实际成交。',
    turn: 'up',
  },
  {
    date: '2021-03-18',
    type: 'beedata_opinion',
    title: '高价年份扩种的三七进入采挖期，供应明显增加',
    lead: '三年前价格走高时扩种的地块陆续到采挖年限，示例产区的可采面积明显增加，产地收购商压价收货。',
    so: '面积对价格的反应滞后约三年，供应宽松一般要持续两个采挖季。',
    turn: 'down',
  },
  {
    date: '2022-06-16',
    type: 'beedata_opinion',
    title: '产地库存偏多，三七价格跌近种植成本',
    lead: '示例产区的库存连续两年累积，小头货积压较重，部分农户推迟采挖、续种第四年。',
    so: '价格接近成本后新种面积会缩减，但库存消化仍需要时间。',
    turn: 'down',
  },
  {
    date: '2023-04-20',
    type: 'beedata_opinion',
    title: '新种面积缩减，三七止跌企稳',
    lead: '示例产区连续两年缩减新种面积，种苗交易清淡，收购商开始补库，低价货源减少。',
    so: '缩种的影响会在两三年后体现在可采量上。',
    turn: 'up',
  },
  {
    date: '2024-07-10',
    type: 'industry_news',
    title: '产区连续降雨，三七根腐病偏重',
    lead: '示例产区六月下旬以来连续降雨，低洼地块根腐病发生偏重，部分地块提前采挖。',
    so: '病害提前了小头货上市，满三年的大头货反而减少。',
    turn: 'up',
  },
  {
    date: '2025-02-20',
    type: 'beedata_opinion',
    title: '加工企业补库，三七大头货询价增多',
    lead: '示例药市节后提取与饮片企业集中补库，20头至40头货源偏紧，产地走货加快。',
    so: '补库需求集中在上半年，秋季产新前后再看新货数量。',
    turn: 'up',
  },
];

/** Rules and standards; their texts say nothing of prices. */
const rules: { issued: string; effective: string; title: string; docType: string; what: string }[] = [
  {
    issued: '2018-10-12',
    effective: '2019-01-01',
    title: '云南省三七商品规格等级管理办法（示例）',
    docType: '办法',
    what: '统一头数分级口径，以每500克主根个数划分规格，剪口、筋条、毛根和花分别标注。',
  },
  {
    issued: '2021-08-20',
    effective: '2021-10-01',
    title: '云南省三七产地趁鲜加工管理办法（示例）',
    docType: '办法',
    what: '规定产地趁鲜切制、清洗与干燥的场所和记录要求，加工批次可追溯到地块。',
  },
  {
    issued: '2025-11-18',
    effective: '2026-01-01',
    title: '云南省三七质量追溯赋码管理办法（示例）',
    docType: '办法',
    what: '鲜货交易和初加工环节逐批赋码，进入药市的货源应当能够查询产地和采挖年份。',
  },
];

/** Dated texts on 三七 over ten years, as far as they lie before `today`. */
export const sanqiTexts = (today: string): { news: ArticleDraft[]; policies: ArticleDraft[] } => ({
  news: sanqiObservations.filter(({ date }) => date <= today).map(observation),
  policies: rules.filter(({ issued }) => issued <= today).map(rule),
});

const observation = ({ date, type, title, lead, so }: Observation): ArticleDraft => {
  const month = monthStart(date, -1);
  const price = sanqiPrice('60头', month);
  const moved = `${month.slice(0, 7)} 三七60头均价${price.toFixed(1)}元/公斤，较上月${changeInWords(changeOf(price, sanqiPrice('60头', monthStart(month, -1))))}，较去年同月${changeInWords(changeOf(price, sanqiPrice('60头', monthStart(month, -12))))}`;
  return {
    id: `n-sanqi-${date.slice(0, 7)}`,
    type,
    cate: '中药材',
    title,
    author: type === 'industry_news' ? '农小蜂编辑部' : '农小蜂研究组',
    date,
    blocks: [paragraph(lead), paragraph(`${moved}。`), heading('有什么影响'), paragraph(so), paragraph(SAMPLE_NOTE)],
    keyPoints: [moved, so],
    tags: ['三七', '云南', '中药材'],
  };
};

const rule = ({ issued, effective, title, docType, what }: (typeof rules)[number], place: number): ArticleDraft => ({
  id: `p-sanqi-rule-${place + 1}`,
  type: 'policy_repository',
  cate: docType,
  title,
  author: null,
  date: issued,
  blocks: [
    heading('一、适用范围'),
    paragraph('本办法适用于云南省内三七种植、产地加工、交易与贮藏的生产经营者。'),
    heading('二、主要内容'),
    paragraph(what),
    heading('三、施行日期'),
    paragraph(`本办法自${yearOf(effective)}年${shortDay(effective)}起施行。`),
    paragraph(SAMPLE_NOTE),
  ],
  keyPoints: [what],
  tags: ['三七', '云南', '中药材'],
  policy: {
    docNo: `云示药〔${yearOf(issued)}〕${place + 3}号`,
    orgs: ['云南省中药材主管部门（示例）'],
    level: '省',
    region: '云南',
    adcode: '530000',
    docType,
    effectiveAt: effective,
    expiresAt: null,
    status: 'in_force',
    chain: `sanqi-rule-${place + 1}`,
  },
});
