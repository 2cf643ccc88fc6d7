import { type Block, heading, list, paragraph } from '../../text/rich-text.ts';
import { addDays, shortDay, yearOf } from '../days.ts';
import { chance } from '../random.ts';
import { type ArticleDraft, type PolicyDraft, SAMPLE_NOTE } from './article-draft.ts';
import { type PolicyTopic, policyTopics } from './policy-topics.ts';

type Place = {
  level: PolicyDraft['level'];
  region: string;
  adcode: string | null;
  org: string;
  word: string;
  tag: string | null;
};

const places: Place[] = [
  { level: '国家', region: '全国', adcode: null, org: '国家农业主管部门（示例）', word: '示农发', tag: null },
  { level: '省', region: '云南', adcode: '530000', org: '云南省农业主管部门（示例）', word: '云示农', tag: '云南' },
  { level: '省', region: '山东', adcode: '370000', org: '山东省农业主管部门（示例）', word: '鲁示农', tag: '山东' },
  { level: '省', region: '四川', adcode: '510000', org: '四川省农业主管部门（示例）', word: '川示农', tag: '四川' },
  { level: '市', region: '云南', adcode: '532600', org: '文山州农业主管部门（示例）', word: '文示农', tag: '云南' },
];

/** 34 invented notices with dates around `today` (some take effect later, some have an older version), 16 explanations, 10 pictures. */
export const samplePolicies = (today: string): ArticleDraft[] => {
  const notices = policyTopics.flatMap((topic, place) => [
    notice(topic, placeOf(topic, place), today, daysAgo(place), 0),
    notice(topic, placeOf(topic, place + 1), today, daysAgo(place) + 130, 0),
  ]);
  const older = policyTopics
    .slice(0, 4)
    .map((topic, place) => notice(topic, placeOf(topic, place), today, daysAgo(place) + 800, 1));
  const explained = [...policyTopics, policyTopics[2]].flatMap((topic, place) =>
    topic ? explanation(topic, today, place) : [],
  );
  const pictures = policyTopics.slice(0, 10).map((topic, place) => picture(topic, today, place));
  return [...notices, ...older, ...explained, ...pictures];
};

const daysAgo = (place: number): number => 4 + place * 9;

/** The herb belongs to Yunnan; other topics go around. */
const placeOf = (topic: PolicyTopic, place: number): Place => {
  const choices = topic.key === 'sanqi' ? places.filter(({ region }) => region === '云南') : places;
  const found = choices[place % choices.length];
  if (!found) throw new Error('没有发文机关');
  return found;
};

const notice = (topic: PolicyTopic, place: Place, today: string, ago: number, version: number): ArticleDraft => {
  const issued = addDays(today, -ago);
  const effective = effectiveDay(topic, issued, today, version);
  const draft = topic.key === 'water' && place.level !== '国家';
  const formal = formalTitle(topic, place);
  const blocks: Block[] = [
    paragraph(
      `各有关单位：为${topic.aim.replace(/。$/, '')}，现就有关事项${topic.docType === '公告' ? '公告' : '通知'}如下。`,
    ),
    heading('一、总体要求'),
    paragraph(`${topic.aim}坚持问题导向和分类指导，尊重农民意愿，注重实际效果，防止形式主义和一刀切。`),
    heading('二、重点任务'),
    ...(version === 0 ? topic.tasks : topic.tasks.slice(0, -1)).flatMap(([title, text], index): Block[] => [
      heading(`（${'一二三四'[index]}）${title}`, 3),
      paragraph(version === 0 ? text : asItWas(text)),
    ]),
    heading('三、保障措施'),
    paragraph(
      `${topic.support}各地要明确责任分工，${version === 0 ? '建立月调度、季通报制度，' : ''}及时总结推广有效做法。`,
    ),
    heading('四、施行日期'),
    paragraph(
      draft
        ? `本${topic.docType}为征求意见稿，意见反馈截止时间为发布之日起三十日。`
        : `本${topic.docType}自${yearOf(effective)}年${shortDay(effective)}起施行，有效期五年。${version === 0 && hasOlder(topic) ? '此前同名文件同时废止。' : ''}`,
    ),
    paragraph(SAMPLE_NOTE),
  ];
  return {
    id: noticeId(topic, place, version),
    type: 'policy_repository',
    cate: topic.docType,
    title: `${formal}（示例）${draft ? '（征求意见稿）' : ''}`,
    author: null,
    date: issued,
    blocks,
    keyPoints: topic.tasks.map(([title, text]) => `${title}：${text}`),
    tags: [...topic.tags, ...(place.tag ? [place.tag] : [])],
    policy: {
      docNo: draft
        ? null
        : `${place.word}〔${yearOf(issued)}〕${1 + Math.floor(98 * chance('docno', topic.key, place.word, version))}号`,
      orgs: [place.org],
      level: place.level,
      region: place.region,
      adcode: place.adcode,
      docType: topic.docType,
      effectiveAt: draft ? null : effective,
      expiresAt: draft ? null : `${yearOf(effective) + 5}${effective.slice(4).replace('-02-29', '-02-28')}`,
      status: draft
        ? 'draft'
        : version > 0
          ? 'amended'
          : topic.key === 'ecommerce' && place.level === '省'
            ? 'repealed'
            : 'in_force',
      chain: `${topic.key}|${place.word}`,
    },
  };
};

/** A paragraph in the words of the version before. */
const asItWas = (text: string): string =>
  text.replace('十日内', '十五日内').replace('六个月', '三个月').replace('优先', '可以').replace('应当', '要');

const noticeId = (topic: PolicyTopic, place: Place, version = 0): string =>
  `p-${topic.key}-${place.word === '文示农' ? 'ws' : (place.adcode ?? 'cn')}${version ? `-v${version}` : ''}`;

/** The notices of a topic, as they stand. */
const noticesOf = (topic: PolicyTopic): string[] => {
  const place = policyTopics.indexOf(topic);
  return [placeOf(topic, place), placeOf(topic, place + 1)].map((where) => noticeId(topic, where));
};

const hasOlder = (topic: PolicyTopic): boolean => policyTopics.indexOf(topic) < 4;

const formalTitle = (topic: PolicyTopic, place: Place): string => {
  const where = place.region === '全国' ? '' : place.level === '市' ? '文山州' : `${place.region}省`;
  if (topic.docType === '办法' || topic.docType === '方案' || topic.docType === '规划')
    return `${where}${topic.title}${topic.docType}`;
  return `${where ? `${where}` : ''}关于${topic.title}的${topic.docType}`;
};

/** Methods and measures get time to prepare: some of the newest are not yet in force. */
const effectiveDay = (topic: PolicyTopic, issued: string, today: string, version: number): string => {
  if (version > 0) return addDays(issued, 30);
  const soon = addDays(issued, topic.docType === '办法' ? 90 : 1);
  return topic.docType === '规划' ? addDays(today, 42) : soon;
};

const explanation = (topic: PolicyTopic, today: string, place: number): ArticleDraft => {
  const second = place >= policyTopics.length;
  const sentence = second ? '常见问题' : '政策解读';
  return {
    id: `p-explain-${topic.key}${second ? '-faq' : ''}`,
    type: 'agriculture_policy',
    cate: '政策解读',
    title: `${sentence}：${topic.title}，谁受影响、怎么办（示例）`,
    author: '农小蜂政策组',
    date: addDays(today, -(2 + place * 7)),
    blocks: [
      paragraph(`新文件围绕“${topic.title}”提出了目标和任务。${topic.aim}本文逐条说明它影响谁、需要做什么。`),
      heading('一、这份文件说了什么'),
      list(
        topic.tasks.map(([title, text]) => `${title}：${text}`),
        true,
      ),
      heading('二、有什么支持'),
      paragraph(topic.support),
      heading('三、应该怎么办'),
      list(topic.advice),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: topic.advice,
    tags: topic.tags,
    policy: unofficial(`explain|${topic.key}|${second}`, '解读', noticesOf(topic)),
  };
};

const picture = (topic: PolicyTopic, today: string, place: number): ArticleDraft => ({
  id: `p-picture-${topic.key}`,
  type: 'policy_diagram',
  cate: '一图解读',
  title: `一图解读：${topic.title}（示例）`,
  author: '农小蜂政策组',
  date: addDays(today, -(1 + place * 10)),
  blocks: [
    heading('目标'),
    paragraph(topic.aim),
    heading('三项任务'),
    list(
      topic.tasks.map(([title]) => title),
      true,
    ),
    heading('支持'),
    paragraph(topic.support),
    heading('提醒'),
    list(topic.advice),
    paragraph(SAMPLE_NOTE),
  ],
  keyPoints: topic.tasks.map(([title]) => title),
  tags: topic.tags,
  policy: unofficial(`picture|${topic.key}`, '一图', noticesOf(topic)),
});

const unofficial = (chain: string, docType: string, interprets: string[]): PolicyDraft => ({
  docNo: null,
  orgs: ['农小蜂政策组'],
  level: '国家',
  region: '全国',
  adcode: null,
  docType,
  effectiveAt: null,
  expiresAt: null,
  status: 'in_force',
  chain,
  interprets,
});
