import type { Link } from '@bee/contracts/entity/link';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { addDays, daysBetween } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../../answering/answer-tool.ts';
import type { Span } from '../../../../answering/question-dates.ts';
import { priceLink } from '../../../../page-links.ts';
import { COMPARED, otherUnit } from '../price-sentences.ts';
import type { Herb, HerbKind } from '../store/herbs/find-herbs.ts';
import type { KindQuotes } from '../store/herbs/herb-quotes.ts';

/** Days without a new quote after which the answer mentions it. */
const STALE = { D: 7, W: 14, M: 31 };

/** 2026年2月 for monthly quotes, otherwise the day. */
export const quotedAt = ({ date, freq }: Pick<KindQuotes, 'date' | 'freq'>): string =>
  freq === 'M' ? `${date.slice(0, 4)}年${Number(date.slice(5, 7))}月` : date;

/** 60头，云南文山 */
export const kindName = ({ spec, origin }: HerbKind): string => [spec, origin].filter(Boolean).join('，');

export const herbAndKind = (herb: Pick<Herb, 'name'>, kind: HerbKind): string => {
  const name = kindName(kind);
  return name ? `**${herb.name}**（${name}）` : `**${herb.name}**`;
};

/** 月价 for monthly quotes. */
const priceWord = ({ freq, quotes }: KindQuotes): string =>
  `${quotes.length > 1 ? '平均' : ''}${freq === 'M' ? '月价' : quotes.length > 1 ? '价' : '价格'}`;

const whereOf = ({ quotes: [first, ...others] }: KindQuotes): string =>
  others.length > 0 ? `${others.length + 1} 个市场` : `在${first?.market ?? ''}`;

/** @param latest the newest quote was requested, so the answer mentions if it is old */
export const kindSentences = (
  quotes: KindQuotes,
  evidence: Evidence,
  { question, latest }: { question: string; latest: boolean },
): Finding[] => {
  const old = latest && quotes.staleDays > STALE[quotes.freq] ? '；此后没有新的报价' : '';
  const lowest = quotes.quotes[0];
  const highest = quotes.quotes.at(-1);
  const changes = changesIn(quotes, question);
  return [
    {
      text: `${herbAndKind(quotes.herb, quotes.kind)}${whereOf(quotes)}的${priceWord(quotes)}为 **${formatPrice(quotes.mean)} 元/公斤**${otherUnit(quotes.mean, question)}（${quotedAt(quotes)}）${old}。`,
      evidence,
    },
    ...(changes.length > 0 ? [{ text: `与此前相比：${changes.join('，')}。`, evidence }] : []),
    ...(lowest && highest && lowest !== highest
      ? [
          {
            text: `其中最低的是${lowest.market} ${formatPrice(lowest.avg)} 元/公斤，最高的是${highest.market} ${formatPrice(highest.avg)} 元/公斤。`,
            evidence,
          },
        ]
      : []),
  ];
};

/** The requested change first. */
const changesIn = ({ changes, freq }: KindQuotes, question: string): string[] => {
  const parts = [
    { key: 'chg_w', word: '较一周前', asked: /周|星期/ },
    { key: 'chg_m', word: freq === 'M' ? '较上月' : '较一个月前', asked: /月/ },
    { key: 'chg_y', word: freq === 'M' ? '较去年同月' : '较去年同期', asked: /年|同比/ },
  ] as const;
  return parts
    .filter(({ key }) => changes[key] !== undefined)
    .sort((a, b) => Number(b.asked.test(question)) - Number(a.asked.test(question)))
    .map(({ key, word }) => `${word} ${formatChange(changes[key])}`);
};

/** Link to the herb table with the chart of the kind open above it. */
export const kindLink = ({ name, group }: Pick<Herb, 'name' | 'group'>, { specId, spec, origin }: HerbKind): Link => {
  const { page, params } = priceLink({ scope: 'herb', group, name, area: null, market: '', spec, variant: origin });
  return { page, params: { ...params, open: String(specId) } };
};

/** Quotes of a kind as displayed in its table row. @param more further statements of the answer about it */
export const kindQuote = (quotes: KindQuotes, question: string, more: readonly string[] = []): Evidence => {
  const converted = otherUnit(quotes.mean, question).replace(/^，|\*\*/g, '');
  const markets = quotes.quotes.map(({ market, avg }) => `${market} ${formatPrice(avg)}`).join('、');
  const name = kindName(quotes.kind);
  return {
    kind: 'price',
    id: String(quotes.kind.specId),
    title: `${quotes.herb.name}${name ? `（${name}）` : ''}${quotes.quotes.length === 1 ? ` · ${quotes.quotes[0]?.market}` : ''}`,
    org: quotes.source,
    date: quotes.date,
    quote: [
      `${quotedAt(quotes)}${quotes.freq === 'M' ? '月价' : ''} ${markets} 元/公斤`,
      ...(quotes.quotes.length > 1 ? [`${quotes.quotes.length} 个市场平均 ${formatPrice(quotes.mean)} 元/公斤`] : []),
      ...(converted ? [converted] : []),
      ...changesIn(quotes, ''),
      ...more,
    ].join('，'),
    to: kindLink(quotes.herb, quotes.kind),
    sample: quotes.sample,
  };
};

const CHART_DAYS = 365;
const TABLE_ROWS = 12;

const titleOf = ({ herb, kind }: KindQuotes): string => {
  const name = kindName(kind);
  return name ? `${herb.name}（${name}）` : herb.name;
};

/** The series of the market if only one quotes the kind, otherwise the mean of all markets. */
export const chartOf = (quotes: KindQuotes, span?: Span): AnswerBlock => {
  const [quote, ...others] = quotes.quotes;
  const market = others.length === 0 ? quote : undefined;
  return {
    type: 'chart',
    title: `${titleOf(quotes)} · ${market ? market.market : '各市场平均'}走势`,
    kind: 'line',
    source: {
      api: 'herbs/getEchart',
      params: {
        spec_id: String(quotes.kind.specId),
        ...(market && { markets: [market.market_id] }),
        from: span?.from ?? addDays(quotes.date, -CHART_DAYS),
        to: span?.to ?? quotes.date,
      },
      ...(market && { part: market.market_id }),
    },
    to: kindLink(quotes.herb, quotes.kind),
    as_of: quotes.date,
  };
};

/** Current prices of a kind in all markets. */
export const marketTable = (quotes: KindQuotes): AnswerBlock => {
  const { spec, origin } = quotes.kind;
  return {
    type: 'table',
    title: `${titleOf(quotes)}各市场现价，由低到高（元/公斤）`,
    source: {
      api: 'herbs/getHerbsList',
      params: {
        herb: quotes.herb.name,
        ...(spec && { spec }),
        ...(origin && { origin }),
        every_market: true,
        sort: 'price_avg.asc',
        limit: TABLE_ROWS,
      },
    },
    to: kindLink(quotes.herb, quotes.kind),
    as_of: quotes.date,
  };
};

/** Current prices of all kinds of a herb, in one market or in the best-documented market. */
export const kindTable = ({ name }: Herb, market: string | undefined, date: string): AnswerBlock => ({
  type: 'table',
  title: `${name}各规格现价${market ? '' : '（报价最全的市场）'}，由高到低（元/公斤）`,
  source: {
    api: 'herbs/getHerbsList',
    params: { herb: name, ...(market && { market }), sort: 'price_avg.desc', limit: TABLE_ROWS },
  },
  to: { page: 'application/herbs/list', params: { herb: name, ...(market && { market }) } },
  as_of: date,
});

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
