import { sql } from 'kysely';
import { type AnswerTool, chooseByDay } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { findTrade } from '../trade-overview.ts';
import { findGoods, type RequestedGoods } from './find-goods.ts';

export const tradeTool: AnswerTool<RequestedGoods> = {
  name: 'trade',
  precedence: 1,
  mode: 'trade',
  recognize: async (db, { rest, mode }) => {
    const found = await findGoods(db, rest, mode === 'trade');
    return { found, items: found.codes.map((code) => ({ name: code, matched: code, title: code })) };
  },
  complete: (_db, own, { before, others }) =>
    others.nameItem ? own : { ...own, found: leanedGoods(own.found, before) },
  claim: (goods, { time }) =>
    goods.wants && {
      kind: 'trade',
      about: `${namesOf(goods)}的${TITLES[goods.wants]}`,
      source: '查询外贸数据',
      orTexts: goods.wants !== 'figures' && goods.wants !== 'overview' && goods.codes.length === 0,
      lookUp: (db) => findTrade(db, { goods, time }),
      followUps: () => followUps(goods),
    },
  exampleQuestions,
};

const TITLES = { code: '编码', figures: '进出口', tariff: '税率', access: '准入', overview: '进出口' } as const;

const namesOf = ({ partners, codes, product, phrase }: RequestedGoods): string =>
  [...partners.map(({ name }) => name), ...codes, product?.name ?? (codes.length > 0 ? '' : phrase)]
    .filter(Boolean)
    .join('、');

/** "那进口呢" refers to the goods of the question before; names in this question take precedence. */
const leanedGoods = (own: RequestedGoods, before: RequestedGoods | undefined): RequestedGoods => {
  if (!before?.wants || own.wants !== null || own.product !== null || own.codes.length > 0) return own;
  const partners = own.partners.length > 0 ? own.partners : before.partners;
  return { ...before, partners, flows: own.flows.length === 1 ? own.flows : before.flows };
};

const followUps = (goods: RequestedGoods): string[] => {
  const [code] = goods.codes;
  const subject = goods.product?.name ?? (code && code.length >= 6 ? `HS ${code} ` : null);
  if (!subject) return [];
  return [
    ...(goods.wants === 'code' || goods.product === null ? [] : [`${subject}的 HS 编码是多少？`]),
    ...(goods.wants === 'figures' || !goods.product ? [] : [`${subject}的进口额是多少美元？`]),
    ...(goods.wants === 'tariff' || !goods.product ? [] : [`${subject}的进口关税税率是多少？`]),
  ];
};

async function exampleQuestions(db: Db, day: number): Promise<string[]> {
  const { rows } = await sql<{ name: string; codes: boolean; rates: boolean }>`
    select p.name, exists (select from trade_year y where y.hs = any(p.hs) and y.partner = '' and y.flow = 'import') as codes,
      exists (select from trade_tariff t where t.hs = p.hs[1]) as rates
    from trade_product p where exists (select from hs_code h where h.code = any(p.hs)) order by p.rank limit 40`.execute(
    db,
  );
  return chooseByDay(rows, day).map(({ name, codes, rates }) =>
    day % 2 === 0 && rates
      ? `${name}的进口关税税率是多少？`
      : codes
        ? `${name}的进口额是多少美元？`
        : `${name}的 HS 编码是多少？`,
  );
}
