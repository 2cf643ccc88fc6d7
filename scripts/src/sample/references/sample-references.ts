import { writtenPolicies } from '../../../../server/src/sample/content/written-articles.ts';
import { LAST_QUOTE_DAY } from '../../../../server/src/sample/prices/quote-file.ts';
import type { IssueRecord, SeriesRecord } from '../../../../server/src/sample/references/reference-draft.ts';
import { sanqiGrades } from '../prices/herbs/sanqi-model.ts';
import { produce } from '../prices/produce.ts';
import type { PriceTopic } from './moves.ts';
import { issuePeriods } from './periods.ts';
import { policyIssue } from './policy-issue.ts';
import { priceIssue } from './price-issue.ts';
import { produceMethod, type Quoted, quotedProduce, quotedSanqi, SANQI_METHOD } from './quoted.ts';

type Reference = { series: SeriesRecord; issues: IssueRecord[] };

/** Eight series over months and quarters, computed from the sample prices and the sample policies. */
export const sampleReferences = (): Reference[] => {
  const policies = writtenPolicies(LAST_QUOTE_DAY);
  return [
    ...PRICED.map((series): Reference => {
      const quoted = quotedOf(series);
      const topic: PriceTopic = { word: series.word, quoted, method: series.groups ? produceMethod() : SANQI_METHOD };
      return {
        series: { ...head(series), tags: [...new Set(quoted.map(({ tag }) => tag))], newest: series.issues },
        issues: issuePeriods(series.size, series.issues).map((period, place) => ({
          series: series.key,
          ...priceIssue(topic, period, place),
        })),
      };
    }),
    ...REVIEWED.map((series): Reference => {
      const issues = issuePeriods(3, REVIEWS)
        .map((period, place) => policyIssue(series, policies, period, place))
        .flatMap((issue) => (issue ? [{ series: series.key, ...issue }] : []));
      return { series: { ...head(series), tags: series.tags, newest: REVIEWS }, issues };
    }),
  ];
};

/** Issues on policies that a site begins with. */
const REVIEWS = 4;

type Series = { key: string; title: string; industry: string; word: string; desc: string };
type Priced = Series & {
  /** Of the produce; without them the grades of 三七. */
  groups?: string[];
  /** Months of an issue. */
  size: 1 | 3;
  issues: number;
};

const PRICED: Priced[] = [
  {
    key: 'fruitveg',
    title: '茄果瓜类产业参考',
    industry: '蔬菜',
    word: '茄果瓜类',
    desc: '每月一期，看番茄、黄瓜等茄果类与瓜类蔬菜的批发均价、重点品种和后市同期规律。',
    groups: ['茄果类', '瓜类'],
    size: 1,
    issues: 24,
  },
  {
    key: 'allium',
    title: '葱姜蒜产业参考',
    industry: '蔬菜',
    word: '葱姜蒜',
    desc: '每月一期，跟踪大葱、大蒜、生姜、洋葱等耐贮品种的库存季节与价格周期。',
    groups: ['葱蒜类'],
    size: 1,
    issues: 12,
  },
  {
    key: 'mushroom',
    title: '食用菌产业参考',
    industry: '食用菌',
    word: '食用菌',
    desc: '每季一期，比较工厂化与季节性食用菌的均价变化。',
    groups: ['菌菇类'],
    size: 3,
    issues: 6,
  },
  {
    key: 'citrus',
    title: '柑橘产业参考',
    industry: '水果',
    word: '柑橘',
    desc: '每季一期，蜜桔、脐橙、柚子、柠檬的均价、上市节奏与历年同期对照。',
    groups: ['柑橘类'],
    size: 3,
    issues: 8,
  },
  {
    key: 'pome',
    title: '苹果与仁果产业参考',
    industry: '水果',
    word: '仁果',
    desc: '每季一期，苹果、梨、山楂的均价与贮藏季节。',
    groups: ['仁果类'],
    size: 3,
    issues: 6,
  },
  {
    key: 'sanqi',
    title: '三七产业参考',
    industry: '中药材',
    word: '三七',
    desc: '每月一期，按头数与部位比较三七价格，附近十二个月走势与历年同月对照。',
    size: 1,
    issues: 12,
  },
];

const REVIEWED: (Series & { topics: string[]; tags: string[] })[] = [
  {
    key: 'grain',
    title: '粮食生产产业参考',
    industry: '粮食',
    word: '粮食生产',
    desc: '每季一期，盘点耕地、土地流转与农机政策，摘出与从业者有关的条文。',
    topics: ['farmland', 'land', 'machinery'],
    tags: ['耕地保护', '土地流转', '农业机械'],
  },
  {
    key: 'livestock',
    title: '畜禽水产养殖产业参考',
    industry: '畜牧水产',
    word: '畜禽水产养殖',
    desc: '每季一期，盘点养殖污染治理与产品质量安全政策，摘出与养殖场户有关的条文。',
    topics: ['manure', 'residue'],
    tags: ['畜牧', '绿色发展'],
  },
];

const head = ({ key, title, industry, desc }: Series) => ({ key, title, industry, desc, org: '农小蜂产业研究组' });

const quotedOf = ({ groups }: Priced): Quoted[] =>
  groups
    ? produce.filter(({ group }) => groups.includes(group)).map(quotedProduce)
    : sanqiGrades.map(({ id }) => quotedSanqi(id));
