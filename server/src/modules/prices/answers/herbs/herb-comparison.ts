import { daysBetween } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../../answering/answer-tool.ts';
import { COMPARED } from '../price-verdicts.ts';
import type { Herb } from '../store/herbs/find-herbs.ts';
import type { KindQuotes } from '../store/herbs/herb-quotes.ts';
import { kindName, quotedAt } from './herb-sentences.ts';

const SHOWN = 6;
/** Maximum number of days between quotes that are compared, such as a monthly and a weekly quote. */
const NEAR_DAYS = 45;

const WHICH_KIND =
  /(?:哪|什么)[个种一些]*(?:头数|头|规格|等级|级|档|产地)|(?:各|不同|所有|每)[个种]?(?:头数|规格|等级|产地)|(?:头数|规格|等级|产地).*(?:最?[贵便高低]|对比|比较|差)/;

/** True if specifications of one herb are to be compared instead of described one after another. */
export const comparesKinds = (question: string, { specs }: Herb): boolean =>
  specs.length > 1 ? COMPARED.test(question) : WHICH_KIND.test(question);

type DatedQuotes = { quotes: KindQuotes; evidence: Evidence };

/** Kinds of a herb sorted by price or price change; the first five and the last if there are more than six. */
export const compareKinds = (question: string, all: readonly DatedQuotes[]): Finding[] => {
  const [newest] = all.map(({ quotes }) => quotes.date).sort((a, b) => b.localeCompare(a));
  const same = all.filter(({ quotes }) => quotes.date === newest);
  const [first] = same;
  if (!first || same.length < 2) return [];
  const change = changeAsked(question, same);
  const rankOf = ({ quotes }: DatedQuotes): number => (change ? (quotes.changes[change.key] ?? 0) : quotes.mean);
  const upwards = change ? /跌|降/.test(question) : /便宜|最低/.test(question);
  const sorted = [...same].sort((a, b) => (upwards ? 1 : -1) * (rankOf(a) - rankOf(b)));
  const shown = sorted.length > SHOWN ? [...sorted.slice(0, SHOWN - 1), ...sorted.slice(-1)] : sorted;
  const origins = new Set(same.map(({ quotes }) => quotes.kind.origin));
  const { quotes } = first;
  const where = quotes.quotes.length > 1 ? '各市场平均' : (quotes.quotes[0]?.market ?? '');
  const what = `${where}${quotes.freq === 'M' ? '月价' : '价'}${change ? `${quotes.freq === 'M' ? change.monthly : change.word}涨跌` : ''}`;
  return shown.map((one, index) => {
    const name = origins.size > 1 ? kindName(one.quotes.kind) : one.quotes.kind.spec;
    const value = change
      ? `${formatChange(one.quotes.changes[change.key])}（${formatPrice(one.quotes.mean)} 元/公斤）`
      : `${formatPrice(one.quotes.mean)} 元/公斤`;
    const intro =
      index === 0
        ? `**${quotes.herb.name}** ${quotedAt(quotes)}${what}由${upwards ? '低到高' : '高到低'}：`
        : index === SHOWN - 1 && sorted.length > SHOWN
          ? '最后是'
          : '';
    return { text: `${intro}${name} ${value}${index < shown.length - 1 ? '，' : '。'}`, evidence: one.evidence };
  });
};

/** The price change by which kinds are compared; null if their prices are compared. */
const changeAsked = (question: string, all: readonly DatedQuotes[]) => {
  if (!/[涨跌]/.test(question)) return null;
  const keys = [
    { key: 'chg_w', word: '较一周前', monthly: '较一周前', asked: /周|星期/ },
    { key: 'chg_y', word: '较去年同期', monthly: '较去年同月', asked: /年|同比/ },
    { key: 'chg_m', word: '较一个月前', monthly: '较上月', asked: /./ },
  ] as const;
  const known = keys.filter(({ key }) => all.every(({ quotes }) => quotes.changes[key] !== undefined));
  return known.find(({ asked }) => asked.test(question)) ?? known[0] ?? null;
};

/** Ranks several herbs by price if the question asks for it; empty if their quotes are too far apart. */
export const compareHerbs = (question: string, leads: readonly DatedQuotes[]): Finding[] => {
  const days = leads.map(({ quotes }) => quotes.date).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (!COMPARED.test(question) || leads.length < 2 || !from || !to || daysBetween(from, to) > NEAR_DAYS) return [];
  const sorted = [...leads].sort((a, b) => b.quotes.mean - a.quotes.mean);
  const names = sorted.map(({ quotes }) => quotes.herb.name).join('、');
  return sorted.map(({ quotes, evidence }, index) => ({
    text: `${index === 0 ? `价格由高到低是${names}：` : ''}${quotes.herb.name}（${kindName(quotes.kind)}）${formatPrice(quotes.mean)} 元/公斤（${quotedAt(quotes)}）${index < sorted.length - 1 ? '，' : '。'}`,
    evidence,
  }));
};
