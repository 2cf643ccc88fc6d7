import type { TradeFlow } from '@bee/contracts/resource/trade';
import { sql } from 'kysely';
import { type AnswerTool, chooseByDay } from '../../../../answering/answer-tool.ts';
import { placeNames } from '../../../../answering/named-places.ts';
import { type Named, pickNames, withoutNames, withSynonyms } from '../../../../answering/pick-names.ts';
import { isOnLaw } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { readThesaurus } from '../../../search/index.ts';
import { chapterWords } from '../../model/hs-chapters.ts';
import { findTrade } from '../trade-overview.ts';

export const tradeTool: AnswerTool<RequestedGoods> = {
  name: 'trade',
  precedence: 1,
  mode: 'trade',
  recognize: async (db, { rest, mode }) => {
    const found = await findGoods(db, rest, mode === 'trade');
    const items = found.codes.map((code) => ({ name: code, matched: code, title: code }));
    return { found, items, namesProperty: found.partners.length > 0 };
  },
  complete: (_db, own, { before, others }) =>
    others.nameItem ? own : { ...own, found: leanedGoods(own.found, before) },
  claim: (goods, { time }) =>
    goods.wants && {
      kind: 'trade',
      about: `${namesOf(goods)}的${TITLES[goods.wants]}`,
      source: '查询外贸数据',
      orTexts: (goods.wants === 'tariff' || goods.wants === 'access') && goods.codes.length === 0,
      lookUp: (db) => findTrade(db, { goods, time }),
      followUps: () => followUps(goods),
    },
  refuse: async (_db, { partners }, { question, subject: [name] }) =>
    name !== undefined && partners.length === 0 && RATE.test(question) && !isOnLaw(question)
      ? { missing: `税率表里没有“${name.replace(/^(?:进口|出口)|(?:进口|出口)?关税$/g, '') || name}”`, instead: [] }
      : null,
  exampleQuestions,
};

/** Asks for a rate, which texts state for other goods and years. */
const RATE = /(?:进口|出口)(?:关税|税率)(?:.*(?:多少|几)|[是为]?[?？]?$)/;

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

/**
 * Goods, codes and partners named in a question about foreign trade; `wants` is null if the question is not about
 * trade.
 */
export type RequestedGoods = {
  wants: 'code' | 'figures' | 'tariff' | 'access' | 'overview' | null;
  /** Digits only, without dots. */
  codes: string[];
  /** Name whose code is requested. */
  phrase: string;
  /** Product of the trade pages with its codes. */
  product: { name: string; codes: string[] } | null;
  partners: { code: string; name: string }[];
  /** Of China: what a partner exports to China is an import. */
  flows: TradeFlow[];
  /** Goods that the trade data do not contain: figures of all goods must not replace theirs. */
  stranger: string;
};

const CODE_WORD = /(?<![a-z])hs(?![a-z])|(?<!食物|标准|区划|产品|基因)编码|税号|税则号|品目|计量单位/i;
const TRADE = /进口|出口|进出口|贸易|自.{2,6}进|对.{2,6}出/;
const TARIFF = /关税|税率|最惠国|协定税|暂定税|增值税|退税/;
const FIGURE =
  /多少|金额|总额|贸易额|[进出]口额|数量|[进出]口量|吨|美元|价值|增长|走势|趋势|排名|主要来源|来源国|最多|从哪|几何|各/;
const TEXT = /检疫|证书|许可|审批|政策|规定|要求|条件|手续|流程|办法|为什么|原因|影响|怎么/;

const PARTNERS = /哪[个些几]*国|来源国|主要来源|从哪|到哪|伙伴/;

/** Asks whether a country may send the goods to another. */
const ACCESS = /准入|获准|获批|(?:能不能|能否|可不可以|可以|可否|是否可以|允许|不允许|能)(?:从.{1,6})?[进出]口/;

/** @param rest the question without days and years */
export const findGoods = async (db: Db, rest: string, tradeMode: boolean): Promise<RequestedGoods> => {
  const text = rest.normalize('NFKC');
  const [countries, products] = await Promise.all([
    db.selectFrom('trade_country').select(['code', 'name']).where('code', '<>', 'CN').execute(),
    db.selectFrom('trade_product').select(['name', 'alias', 'hs']).orderBy('rank').execute(),
  ]);
  const apart = Object.entries(pairs).reduce((asked, [pair, name]) => asked.replace(pair, name), text);
  const partners = pickNames(
    apart,
    countries.flatMap(({ code, name }) =>
      [name, name.replace(/^中国/, '')].map((matched): Named & { code: string } => ({ code, name, matched })),
    ),
  );
  const names = products.flatMap(({ name, alias, hs }) =>
    [name, ...alias].map((matched) => ({ name, matched, codes: hs })),
  );
  const named = pickNames(text, withSynonyms(names, await readThesaurus(db)));
  const codes = codesIn(text);
  const words = pickNames(
    text,
    chapterWords.map(({ word, code }) => ({ name: code, matched: word })),
  );
  const chapters = TRADE.test(text) && codes.length === 0 && named.length === 0 ? words.map(({ name }) => name) : [];
  const [product] = named;
  const goods = {
    codes: [...codes, ...chapters],
    phrase: phraseIn(text),
    product: product && codes.length === 0 ? { name: product.name, codes: product.codes } : null,
    partners: partners.map(({ code, name }) => ({ code, name })),
    flows: flowsIn(text),
    stranger: codes.length + chapters.length + named.length > 0 ? '' : strangerIn(withoutNames(apart, partners)),
  };
  return { ...goods, wants: wantsOf(text, goods, tradeMode) };
};

const wantsOf = (
  text: string,
  { codes, phrase, product, partners }: Omit<RequestedGoods, 'wants'>,
  tradeMode: boolean,
): RequestedGoods['wants'] => {
  const onTrade = TRADE.test(text);
  const onCodes = CODE_WORD.test(text.replace(/HS\s*\d+/gi, ''));
  const named = codes.length > 0 || product !== null;
  // Without a known product, figures of all goods would not answer whether these may be traded.
  if (ACCESS.test(text) && codes.length === 0) return product === null ? null : 'access';
  if (TEXT.test(text) && codesIn(text).length === 0) return null;
  if (TARIFF.test(text) && (named || !tradeMode)) return named ? 'tariff' : null;
  // Trade is recorded for the whole country.
  if (codes.length === 0 && partners.length === 0 && !onCodes && placeNames.some((name) => text.includes(name)))
    return null;
  if (onTrade && !onCodes && product !== null && partners.length === 0 && PARTNERS.test(text)) return 'overview';
  if (onTrade && !onCodes && (named || partners.length > 0) && (FIGURE.test(text) || tradeMode || codes.length > 0))
    return 'figures';
  if (onTrade && !onCodes && product !== null && partners.length > 0) return 'figures';
  if (onTrade && !onCodes && product !== null) return 'overview';
  // 什么是 HS 编码 asks about codes in general.
  if (codes.length > 0 || (onCodes && phrase !== '' && !/什么是|含义|意思|作用/.test(text))) return 'code';
  return tradeMode && product ? 'figures' : null;
};

/** 大豆 in 从美国进口大豆多少. */
const strangerIn = (text: string): string =>
  text
    .replace(
      /(?:中国|我国|全国|国内|美元|人民币|金额|总额|贸易|关系|农产品|商品|货物|产品|国家|价值|数量|最多|主要|一共|总共|增长|走势|趋势|排名|来源|伙伴|去年|今年|历年|近年|变化|比较|情况|数据|分别|几何|同比|逆差|顺差|最大)/g,
      ' ',
    )
    .replace(/多少|进出口|[进出]口|双边|[总量额吨值]|[^\u4e00-\u9fa5]/g, ' ')
    .replace(/[从自对向到往来至由给和与的了是有在哪些个几什么年月每各约呢吗]/g, ' ')
    .split(/\s+/)
    .find((word) => word.length > 1) ?? '';

const pairs: Record<string, string> = {
  中美: '美国',
  中日: '日本',
  中韩: '韩国',
  中澳: '澳大利亚',
  中俄: '俄罗斯',
  中泰: '泰国',
  中越: '越南',
};

const CHINA = '(?:中国|我国|国内)';
const TO_CHINA = new RegExp(`[到向往来对至]${CHINA}.{0,6}出口|出口.{0,6}[到向往至给]${CHINA}`);
const FROM_CHINA = new RegExp(`[从自由]${CHINA}.{0,8}进口|进口.{0,6}[从自]${CHINA}`);

const flowsIn = (text: string): TradeFlow[] => {
  if (TO_CHINA.test(text)) return ['import'];
  if (FROM_CHINA.test(text)) return ['export'];
  const both = /进出口|贸易额|双边/.test(text);
  const flows: TradeFlow[] = [
    ...(both || /进口|自.{2,6}进/.test(text) ? ['import' as const] : []),
    ...(both || /(?<!进)出口|对.{2,6}出/.test(text) ? ['export' as const] : []),
  ];
  return flows.length > 0 ? flows : ['import', 'export'];
};

/**
 * 08106000, 0810.60.00. Chapters count only if the question mentions trade, codes or tariffs, shorter numbers only with
 * codes or tariffs. Amounts are excluded.
 */
const codesIn = (text: string): string[] => {
  const onCodes = CODE_WORD.test(text) || TARIFF.test(text);
  const found = (pattern: string) =>
    [...text.matchAll(new RegExp(`(?<![\\d.])${pattern}(?![\\d.]|\\s*[万亿元吨公斤千克亩人头只个年])`, 'g'))].map(
      ([code]) => code.replaceAll('.', ''),
    );
  const chapters =
    onCodes || TRADE.test(text) || (/商品|货物/.test(text) && !isOnLaw(text))
      ? [...text.matchAll(/第?\s*(\d{1,2})\s*章/g)].map(([, digits = '']) => digits.padStart(2, '0'))
      : [];
  const codes = [
    ...chapters,
    ...found('\\d{4}(?:\\.\\d{2}){2,3}'),
    ...found('(?:\\d{10}|\\d{8})'),
    ...found('0\\d{3}(?=是|属于|对应)'),
    ...(onCodes ? [...found('\\d{4}\\.\\d{2}'), ...found('(?:\\d{6}|\\d{4})')] : []),
  ];
  return [...new Set(codes)].sort((a, b) => text.indexOf(a) - text.indexOf(b));
};

const phraseIn = (text: string): string =>
  text
    .replace(
      /进出口|[进出]口|报关|申报|清关|通关|hs\s*(?:编码|代码|code)?|(?:海关|商品|税则)*(?:编码|税则号|税号|税则号列|号列|代码)|(?:法定|计量)*单位|(?:中文|英文|商品)?名称?/gi,
      ' ',
    )
    .replace(
      /是多少|多少|填写?|使用|时候?|需要|用|要|什么|怎么|如何|请问|有哪些|都?有|查询?|一下|帮我|告诉我|我想知道|对应|分别|属于|归入|归到|哪个|的|是|和|与|[?？。，,！!]/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
