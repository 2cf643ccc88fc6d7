import { formatPrice } from '@bee/domain/format';
import type { AnswerTool, Evidence } from '../../../answering/answer-tool.ts';
import { marketProductLink } from '../../../page-links.ts';
import { belowPercent, inSeason } from '../service/season.service.ts';
import type { SeasonRow } from '../store/season.repository.ts';

const ASKED = /(?<!反)(?:[应当合]季|时令|正当时|上市的?旺季)/;
const SHOWN = 6;

/** Answers what is in season today, for questions that name no food. */
export const seasonTool: AnswerTool<boolean> = {
  name: 'season',
  precedence: 6,
  mode: null,
  recognize: async (_db, { question }) => ({ found: ASKED.test(question) }),
  claim: (isAsked, { question, others }) =>
    isAsked && !others.haveItem
      ? {
          kind: 'season',
          about: '今日时令',
          source: '查询时令',
          orTexts: true,
          lookUp: async (db, { today }) => {
            const wanted = /水果/.test(question) ? '水果' : /菜/.test(question) ? '蔬菜' : null;
            const rows = await inSeason(db, today);
            const list = rows.filter(({ class_id }) => wanted === null || class_id === wanted).slice(0, SHOWN);
            const findings = list.map((row, at) => findingOf(row, wanted ?? '食物', { at, count: list.length }));
            const missing = list.length > 0 ? [] : [`今天没有正当时令、且批发市场一周内有报价的${wanted ?? '食物'}`];
            return { findings: findings.length > 0 ? [findings] : [], blocks: [], missing };
          },
          followUps: () => [],
        }
      : null,
};

const findingOf = (row: SeasonRow, kind: string, { at, count }: { at: number; count: number }) => {
  const { product, price_avg, market, date, years } = row;
  const below = belowPercent(row).toFixed(1);
  const intro = at === 0 ? `正当时令的${kind}（本周的批发价在近 ${years} 年里通常处于全年最低的四分之一）：` : '';
  const evidence: Evidence = {
    kind: 'price',
    id: `season/${row.code}`,
    title: `${product} · 今日时令`,
    org: row.source_name,
    date,
    quote: `${product}：本周均价比全年平均低 ${below}%（${years} 年），${market} ${date} 均价 ${formatPrice(price_avg)} 元/公斤`,
    to: marketProductLink(row.group_name, product),
    sample: row.sample,
  };
  return {
    text: `${intro}**${product}** ${formatPrice(price_avg)} 元/公斤（${market}，${date}，通常比全年平均低 ${below}%）${at < count - 1 ? '，' : '。'}`,
    evidence,
  };
};
