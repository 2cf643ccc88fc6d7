import type { AiMode } from '@bee/contracts/resource/ai';
import type { SearchName } from '@bee/contracts/resource/search';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { findProducts, type Product } from './find-products.ts';

/** What a question is about, as far as words tell. */
export type Understanding = {
  question: string;
  products: Product[];
  /** Latest prices, the day's largest movements, or what texts say; `both` is a price with its reasons. */
  wants: 'price' | 'movers' | 'text' | 'both';
  direction: 'up' | 'down';
  /** A class of produce for movers. */
  className: string | null;
  /** The day that prices are asked for; null means the latest. */
  day: string | null;
  /** Kinds of texts to look into. */
  kinds: SearchName[];
};

type Asked = { question: string; mode: AiMode; earlier: string | null; today: string };

const PRICE = /价|多少钱|行情|[贵涨跌]|便宜|走势|报价|[一每][公市]?斤/;
const MOVERS = /(哪些|什么|哪个|哪种|哪几|最|排行|榜).*[涨跌]|[涨跌](幅|得|价)?.*(最|榜|排行|哪些|什么)|涨跌/;
const REASON = /为什么|为何|原因|怎么回事|影响|怎么看|后市|预测/;
const LAW = /法|条例|规定|办法|政策|补贴|处罚|标准/;
const FOLLOWS = /^(那|那么|它|这个|该|呢)|呢[？?]?$/;

const KINDS: Record<AiMode, SearchName[]> = {
  general: ['policy', 'encyclopedia', 'research_report', 'news'],
  price: ['research_report', 'news'],
  policy: ['policy'],
  trade: ['research_report', 'news', 'policy'],
  standard: ['policy', 'encyclopedia'],
};

/** `earlier` is the question before: "那黄瓜呢" and "它为什么涨" lean on it. */
export const understand = async (db: Kysely<Database>, asked: Asked): Promise<Understanding> => {
  const { question, mode, earlier, today } = asked;
  const own = await findProducts(db, question);
  const leans = earlier !== null && FOLLOWS.test(question);
  const products = own.length > 0 || !leans ? own : await findProducts(db, earlier);
  const topic = leans ? `${earlier}${question}` : question;
  return {
    question,
    products,
    wants: mode === 'policy' || mode === 'standard' ? 'text' : wantsOf(topic, question, products, mode),
    direction: /跌|降|便宜/.test(question) ? 'down' : 'up',
    className: /水果/.test(question) ? '水果' : /菌/.test(question) ? '食用菌' : /菜/.test(question) ? '蔬菜' : null,
    day: dayIn(question, today),
    // A price question about what the price tables do not hold: only texts about markets may answer it.
    kinds: mode === 'general' && PRICE.test(question) && !LAW.test(question) ? KINDS.price : KINDS[mode],
  };
};

const wantsOf = (topic: string, question: string, products: Product[], mode: AiMode): Understanding['wants'] => {
  const onPrice = PRICE.test(topic) || mode === 'price';
  if (products.length === 0) return onPrice && !REASON.test(question) && MOVERS.test(question) ? 'movers' : 'text';
  const bare = products.reduce((rest, { matched }) => rest.replace(matched, ''), question).length <= 2;
  if (!onPrice && !bare) return 'text';
  return REASON.test(question) ? 'both' : 'price';
};

/** 2026年3月4日, 2026-03-04, 昨天, 前天. */
const dayIn = (question: string, today: string): string | null => {
  const written = question.match(/(\d{4})\s*[年\-/.]\s*(\d{1,2})\s*[月\-/.]\s*(\d{1,2})/);
  if (written) {
    const [, year = '', month = '', day = ''] = written;
    const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return Number.isNaN(Date.parse(text)) ? null : text;
  }
  if (question.includes('昨天') || question.includes('昨日')) return daysBefore(today, 1);
  return question.includes('前天') ? daysBefore(today, 2) : null;
};

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
