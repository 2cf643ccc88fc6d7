import type { Chart, Table } from '../../../../server/src/modules/publishing/report/model/report-document.ts';
import { marketProductLink } from '../../../../server/src/page-links.ts';
import { addDays, monthStart } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import { changeOf, meanPrice } from '../prices/price-facts.ts';

/** A span of days, both included. */
export type Span = { start: string; end: string };

/** A product's mean price in a span and that of the span before; 元/公斤 and percent. */
export type Move = { product: Produce; now: number; before: number; change: number };

/** Products with trade in both spans, those that rose most first. */
export const movesOf = (products: readonly Produce[], now: Span, before: Span): Move[] =>
  products
    .flatMap((product) => {
      const [current, previous] = [
        meanPrice(product, now.start, now.end),
        meanPrice(product, before.start, before.end),
      ];
      const change = changeOf(current, previous);
      return current === null || previous === null || change === null
        ? []
        : [{ product, now: current, before: previous, change }];
    })
    .sort((a, b) => b.change - a.change);

const FLAT = 0.05;

export const risersOf = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => change >= FLAT);
export const fallersOf = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => change <= -FLAT).reverse();

export type GroupMove = { group: string; count: number; change: number; price: number };

/** Mean change and mean price of the products of each group, those that rose most first. */
export const groupMoves = (moves: readonly Move[]): GroupMove[] =>
  [...new Set(moves.map(({ product }) => product.group))]
    .map((group) => {
      const inside = moves.filter(({ product }) => product.group === group);
      return {
        group,
        count: inside.length,
        change: mean(inside.map(({ change }) => change)),
        price: mean(inside.map(({ now }) => now)),
      };
    })
    .sort((a, b) => b.change - a.change);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const priceList = { page: 'application/vegetable/list', params: {} };

export const moveTable = (caption: string, moves: readonly Move[]): Table => ({
  kind: 'table',
  caption,
  columns: ['品种', '本期均价（元/公斤）', '上期均价（元/公斤）', '涨跌'],
  rows: moves.map(({ product, now, before, change }) => [product.name, yuan(now), yuan(before), changeInWords(change)]),
  link: priceList,
});

export const groupChart = (caption: string, groups: readonly GroupMove[]): Chart => ({
  kind: 'chart',
  style: 'bars',
  caption,
  unit: '%',
  labelTitle: '品类',
  labels: groups.map(({ group }) => group),
  lines: [{ name: '平均涨跌幅', values: groups.map(({ change }) => change) }],
  link: priceList,
});

export const moveChart = (caption: string, moves: readonly Move[]): Chart => ({
  kind: 'chart',
  style: 'bars',
  caption,
  unit: '%',
  labelTitle: '品种',
  labels: moves.map(({ product }) => product.name),
  lines: [{ name: '涨跌幅', values: moves.map(({ change }) => change) }],
  link: priceList,
});

/** Means of each product over consecutive spans. The first product's page is where the series is. */
export const seriesChart = (
  caption: string,
  products: readonly Produce[],
  spans: readonly (Span & { label: string })[],
  labelTitle: string,
): Chart => ({
  kind: 'chart',
  style: 'lines',
  caption,
  unit: '元/公斤',
  labelTitle,
  labels: spans.map(({ label }) => label),
  lines: products.map((product) => ({
    name: product.name,
    values: spans.map(({ start, end }) => meanPrice(product, start, end)),
  })),
  link: products[0] ? marketProductLink(products[0].group, products[0].name) : null,
});

/** Weeks up to the one that starts on `start`. */
export const weeksTo = (start: string, count: number): (Span & { label: string })[] =>
  Array.from({ length: count }, (_, index) => {
    const monday = addDays(start, -7 * (count - 1 - index));
    return { start: monday, end: addDays(monday, 6), label: monday.slice(5) };
  });

/** Whole months up to that of `month`. */
export const monthsTo = (month: string, count: number): (Span & { label: string })[] =>
  Array.from({ length: count }, (_, index) => monthSpan(monthStart(month, index + 1 - count)));

export const monthSpan = (month: string): Span & { label: string } => {
  const start = monthStart(month);
  return { start, end: addDays(monthStart(start, 1), -1), label: start.slice(0, 7) };
};
