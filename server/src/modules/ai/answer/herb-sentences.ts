import type { Link } from '@bee/contracts/entity/link';
import { formatChange, formatPrice } from '@bee/domain/format';
import { priceLink } from '../../vegetable/price-link.ts';
import type { Evidence, Finding } from './answer-part.ts';
import type { Herb, HerbKind } from './find-herbs.ts';
import type { KindQuotes } from './herb-quotes.ts';
import { otherUnit } from './price-sentences.ts';

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
  told: KindQuotes,
  evidence: Evidence,
  { question, latest }: { question: string; latest: boolean },
): Finding[] => {
  const old = latest && told.staleDays > STALE[told.freq] ? '；此后没有新的报价' : '';
  const lowest = told.quotes[0];
  const highest = told.quotes.at(-1);
  const changes = changesIn(told, question);
  return [
    {
      text: `${herbAndKind(told.herb, told.kind)}${whereOf(told)}的${priceWord(told)}为 **${formatPrice(told.mean)} 元/公斤**${otherUnit(told.mean, question)}（${quotedAt(told)}）${old}。`,
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
export const kindQuote = (told: KindQuotes, question: string, more: readonly string[] = []): Evidence => {
  const converted = otherUnit(told.mean, question).replace(/^，|\*\*/g, '');
  const markets = told.quotes.map(({ market, avg }) => `${market} ${formatPrice(avg)}`).join('、');
  const name = kindName(told.kind);
  return {
    kind: 'price',
    id: String(told.kind.specId),
    title: `${told.herb.name}${name ? `（${name}）` : ''}${told.quotes.length === 1 ? ` · ${told.quotes[0]?.market}` : ''}`,
    org: told.source,
    date: told.date,
    page: null,
    quote: [
      `${quotedAt(told)}${told.freq === 'M' ? '月价' : ''} ${markets} 元/公斤`,
      ...(told.quotes.length > 1 ? [`${told.quotes.length} 个市场平均 ${formatPrice(told.mean)} 元/公斤`] : []),
      ...(converted ? [converted] : []),
      ...changesIn(told, ''),
      ...more,
    ].join('，'),
    to: kindLink(told.herb, told.kind),
    score: 1,
    sample: told.sample,
  };
};
