import { tradeMeasureText } from '@bee/domain/trade-measures';
import { DataTable, Disclosure, Empty, Section, SourceNote } from '@bee/ui/content';
import { PartsChart, type RankedBar, RankedBars } from '@bee/ui/data';
import {
  cnyText,
  flagTitles,
  flowsText,
  periodText,
  quantityText,
  usdText,
} from '../../../components/trade/trade-amount.ts';
import { useMemberFiles } from '../chart/use-member-files.ts';
import type { TradeAnswer } from '../query/query-data.ts';
import { dimensions, type QueryMeasure, tradeHref } from '../query/trade-query.ts';
import { type AnalysisQuery, analysisHref } from './analysis-query.ts';
import type { Levels } from './load-analysis.ts';
import { partsFacts, partsTrail, trailTitle, unitText } from './parts-trail.ts';

type AnalysisPartsProps = { answer: TradeAnswer; query: AnalysisQuery; levels: Levels };

/** The rows as parts of a whole over the span: ranked bars or areas, with a table. */
export function AnalysisParts({ answer, query, levels }: AnalysisPartsProps) {
  const download = useMemberFiles();
  const { kind, measure, asked } = query;
  const by = dimensions.find(({ key }) => key === query.by)?.title ?? '';
  const [flow = 'import'] = asked.flows;
  const bars = barsOf(answer, measure, query);
  const known = bars.filter(({ value }) => value !== null);
  const title = `各${by}${tradeMeasureText(measure, null).replace(/（.*）/, '')}${kind === 'tree' ? '结构' : '排行'}`;
  const note = `${flowsText([flow], answer.mirror)}，${answer.from ?? ''} 至 ${answer.to ?? ''} 合计`;
  const label = `${title}，${note}：${known
    .slice(0, 3)
    .map(({ name, text }) => `${name} ${text}`)
    .join('，')}`;
  return (
    <Section title={title} note={note}>
      {known.length === 0 ? (
        <Empty title="没有符合条件的记录">放宽时期、伙伴或口岸试试；没有贸易就没有记录，不会显示成 0。</Empty>
      ) : kind === 'tree' ? (
        <PartsChart
          title={`${trailTitle(levels)}${title}`}
          note={note}
          label={label}
          unit={unitText(measure, answer.list[0]?.unit ?? null)}
          by={by}
          shown={{
            parts: bars.map(({ id, name, value, text, share, href }) => ({
              id,
              name,
              value,
              text: share === null || share === undefined ? text : `${text}，${share.toFixed(1)}%`,
              href,
            })),
          }}
          trail={partsTrail(answer, query, levels)}
          {...partsFacts(answer, query)}
          download={download}
        />
      ) : (
        <RankedBars bars={bars} label={label} changeTitle={answer.growth === 'annual' ? '年均' : '同比'} />
      )}
      {known.length > 0 ? (
        <Disclosure title="表格">
          <DataTable
            dense
            caption={label}
            hideCaption
            rows={bars}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', title: by, cell: ({ name }) => name },
              {
                key: 'value',
                title: tradeMeasureText(measure, answer.list[0]?.unit ?? null),
                numeric: true,
                cell: ({ text }) => text,
              },
              { key: 'share', title: '份额', unit: '%', numeric: true, cell: ({ share }) => share?.toFixed(1) ?? '—' },
            ]}
          />
        </Disclosure>
      ) : null}
      {answer.source ? (
        <SourceNote source={answer.source} updatedAt={answer.as_of ? periodText(answer.as_of) : undefined}>
          <span>最多 {PARTS} 项；保密与没有记录的没有面积</span>
        </SourceNote>
      ) : null}
    </Section>
  );
}

const PARTS = 20;

/** 0810 has parts of its own, 08106000 has none. */
const MAX_DIGITS = 8;

/** Where a part leads: to its commodities, to the next level of the commodity tree, or as a line over time. */
const partHref = (key: string, { as_of, list }: TradeAnswer, query: AnalysisQuery): string | undefined => {
  const { asked, by, kind } = query;
  if (kind !== 'tree')
    return by === 'partner'
      ? tradeHref('application/trade/data-analysis', asked, { partners: [key], row: 'hs', col: 'period' })
      : undefined;
  if (by === 'partner') return analysisHref(query, { asked: { partners: [key], row: 'hs', col: 'period' } }, as_of);
  const isLeaf = key.length >= MAX_DIGITS || (list.length === 1 && asked.hs[0] === key);
  return by === 'hs' && !isLeaf ? analysisHref(query, { asked: { hs: [key] } }, as_of) : undefined;
};

const barsOf = (answer: TradeAnswer, measure: QueryMeasure, query: AnalysisQuery): RankedBar[] =>
  answer.list.map(({ key, label, unit, cells, flags }) => {
    const value = total(cells[measure] ?? []);
    const secret = value === null && flags.includes('conf');
    return {
      id: key,
      name: label,
      value,
      text: secret ? flagTitles.conf : textOf(value, measure, unit),
      share: cells.share?.[0] ?? null,
      change: cells.yoy?.[0] ?? null,
      href: partHref(key, answer, query),
    };
  });

const total = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

export const textOf = (value: number | null, measure: QueryMeasure, unit: string | null): string =>
  measure === 'qty' ? quantityText(value, unit) : measure === 'value_cny' ? cnyText(value) : usdText(value);
