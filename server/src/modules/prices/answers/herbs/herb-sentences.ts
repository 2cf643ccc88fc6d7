import type { Link } from '@bee/contracts/entity/link';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { addDays } from '@bee/domain/calendar-day';
import { formatChange, formatPrice } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../../answering/answer-tool.ts';
import type { Span } from '../../../../answering/question-dates.ts';
import { priceLink } from '../../../../page-links.ts';
import { otherUnit } from '../price-sentences.ts';
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
    page: null,
    quote: [
      `${quotedAt(quotes)}${quotes.freq === 'M' ? '月价' : ''} ${markets} 元/公斤`,
      ...(quotes.quotes.length > 1 ? [`${quotes.quotes.length} 个市场平均 ${formatPrice(quotes.mean)} 元/公斤`] : []),
      ...(converted ? [converted] : []),
      ...changesIn(quotes, ''),
      ...more,
    ].join('，'),
    to: kindLink(quotes.herb, quotes.kind),
    score: 1,
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
