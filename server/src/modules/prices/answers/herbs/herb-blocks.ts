import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { addDays } from '@bee/domain/calendar-day';
import type { Span } from '../../../../answering/question-dates.ts';
import type { Herb } from '../store/herbs/find-herbs.ts';
import type { KindQuotes } from '../store/herbs/herb-quotes.ts';
import { kindLink, kindName } from './herb-sentences.ts';

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
