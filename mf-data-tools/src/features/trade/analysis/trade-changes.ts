import { MISSING } from '@bee/domain/format';
import { usdText } from '../../../components/trade/trade-amount.ts';
import type { TradeAnswer } from '../query/query-data.ts';

/** What a row adds to the change of everything since the year before: in US$, and in points of the growth in percent. */
export type TradeChange = { id: string; name: string; change: number; points: number | null };

const SHOWN = 12;

/** The rows with the largest changes, rises first; the last one is all others together. */
export const changesOf = ({ list, totals }: TradeAnswer): TradeChange[] => {
  const { change: whole, value_usd: now } = totals.all;
  if (whole === null || whole === undefined) return [];
  const base = (now ?? 0) - whole;
  const changeOf = (id: string, name: string, change: number): TradeChange => ({
    id,
    name,
    change,
    points: base > 0 ? (100 * change) / base : null,
  });
  const known = list.flatMap(({ key, label }, place) => {
    const change = totals.rows[place]?.cells.change;
    return change ? [changeOf(key, label, change)] : [];
  });
  const largest = known.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SHOWN);
  const rest = whole - largest.reduce((sum, { change }) => sum + change, 0);
  // Below a dollar it is the rounding of sums.
  const others = Math.abs(rest) < 1 ? [] : [changeOf('', '其他', rest)];
  return [...largest.toSorted((a, b) => b.change - a.change), ...others];
};

export const signedText = (usd: number): string => `${usd > 0 ? '+' : usd < 0 ? '-' : ''}${usdText(Math.abs(usd))}`;

/** +1.23 个百分点 */
export const pointsText = (points: number | null): string =>
  points === null ? MISSING : `${points > 0 ? '+' : ''}${points.toFixed(2)} 个百分点`;

/** The whole change, and the largest rise and fall within it. */
export const changeSentence = ({ totals }: TradeAnswer, changes: readonly TradeChange[], flow: string): string => {
  const { change = null, value_usd: now = null } = totals.all;
  if (change === null || now === null) return '';
  const base = now - change;
  const percent = base > 0 ? `（${change > 0 ? '+' : ''}${((100 * change) / base).toFixed(1)}%）` : '';
  const named = changes.filter(({ id }) => id !== '');
  const largest = [named[0], named.at(-1)].filter(
    (one, place): one is TradeChange => one !== undefined && (place === 0 ? one.change > 0 : one.change < 0),
  );
  const parts = largest.map((one) => `${one.name} ${signedText(one.change)}，影响 ${pointsText(one.points)}`);
  return `${flow}额 ${usdText(now)}，比上年同期 ${signedText(change)}${percent}${parts.length > 0 ? `。其中${parts.join('；')}` : ''}。`;
};
