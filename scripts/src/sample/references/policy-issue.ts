import { type ArticleDraft, SAMPLE_NOTE } from '../../../../server/src/sample/content/article-draft.ts';
import type { IssueDraft, SubArticleDraft } from '../../../../server/src/sample/references/reference-draft.ts';
import { heading, list, paragraph } from '../../../../server/src/text/rich-text.ts';
import { type Period, storedPeriod } from './periods.ts';

export type PolicyField = {
  /** 粮食生产 */
  word: string;
  /** Policies belong to it by what follows `p-` in their ids. */
  topics: string[];
};

/** Industries without a price series: what the policy library holds at the end of the period; `place` counts issues. */
export const policyIssue = (
  field: PolicyField,
  policies: readonly ArticleDraft[],
  period: Period,
  place: number,
): IssueDraft | null => {
  const held = policies
    .filter(({ id, date }) => date <= period.to && field.topics.some((key) => id.startsWith(`p-${key}-`)))
    .sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  if (held.length === 0) return null;
  const fresh = held.filter(({ date }) => date >= period.from);
  const chosen = held[place % held.length];
  const lead = `截至${period.to}，政策库收有与${field.word}有关的文件${held.length}份，其中${period.name}发布${fresh.length}份。`;
  return {
    period: storedPeriod(period),
    title: `${period.name}${field.word}政策盘点：在库${held.length}份，本期新增${fresh.length}份`,
    summary: lead,
    keyPoints: [
      `在库文件${held.length}份，本期新增${fresh.length}份`,
      ...(held[0] ? [`最近一份发布于${held[0].date}`] : []),
      ...(chosen ? [`本期细读：${chosen.title}`] : []),
    ],
    articles: [reviewArticle(field, period, held, lead), ...(chosen ? [readingArticle(chosen)] : [])],
  };
};

const reviewArticle = (
  { word }: PolicyField,
  period: Period,
  held: readonly ArticleDraft[],
  lead: string,
): SubArticleDraft => ({
  section: '政策盘点',
  title: `${period.name}${word}政策盘点`,
  tags: [...new Set(held.flatMap(({ tags }) => tags))].slice(0, 5),
  blocks: [
    paragraph(lead),
    heading('一、文件清单'),
    {
      kind: 'table',
      caption: `与${word}有关的文件（截至${period.to}）`,
      columns: ['文件', '文号', '发布日期', '级别'],
      rows: held.map(({ title, date, policy }) => [title, policy?.docNo ?? '—', date, policy?.level ?? '—']),
    },
    heading('二、发文层级'),
    paragraph(
      `按层级分，${['国家', '省', '市']
        .map((level) => `${level}级${held.filter(({ policy }) => policy?.level === level).length}份`)
        .join('，')}。`,
    ),
    paragraph(`清单按发布日期排列，效力状态以政策库页面当日所示为准。${SAMPLE_NOTE}`),
  ],
});

const EXCERPTS = 6;

const readingArticle = ({ title, date, keyPoints, tags, blocks, policy }: ArticleDraft): SubArticleDraft => ({
  section: '政策细读',
  title: `${title}：要点与条文`,
  tags,
  blocks: [
    paragraph(`${policy?.orgs[0]}于${date}公布，文号为${policy?.docNo ?? '（征求意见稿，未编号）'}。`),
    heading('一、要点'),
    list(keyPoints),
    heading('二、写有数字的条文'),
    list(
      blocks
        .flatMap((block) => (block.kind === 'paragraph' && NUMBERED.test(block.text) ? [block.text] : []))
        .slice(0, EXCERPTS),
    ),
    paragraph(SAMPLE_NOTE),
  ],
});

/** Articles that set a share, an amount or a term. */
const NUMBERED = /^第.{1,3}条 .*(?:百分之|元|日内|日的|年内|不少于|不超过)/;
