import { tradeMeasureText } from '@bee/domain/trade-measures';
import { DataTable, Empty, Section, SourceNote } from '@bee/ui/content';
import { PartsChart } from '@bee/ui/data';
import { flowsText, periodText } from '../../../components/trade/trade-amount.ts';
import { useMemberFiles } from '../chart/use-member-files.ts';
import type { TradeAnswer } from '../query/query-data.ts';
import { textOf } from './analysis-parts.tsx';
import type { AnalysisQuery } from './analysis-query.ts';
import { partsFacts, unitText } from './parts-trail.ts';

type AnalysisFlowProps = { answer: TradeAnswer; query: AnalysisQuery };

const SHOWN = 20;

/** From partners to ports, or from ports to partners for exports: the largest pairs as table, all in the explorer. */
export function AnalysisFlow({ answer, query }: AnalysisFlowProps) {
  const download = useMemberFiles();
  const { measure, asked } = query;
  const [flow = 'import'] = asked.flows;
  const unit = answer.list[0]?.unit ?? null;
  const isImport = flow === 'import';
  const titles = isImport ? (['来源地', '口岸'] as const) : (['口岸', '目的地'] as const);
  const links = linksOf(answer, measure, isImport);
  const title = `${titles[0]}到${titles[1]}的${tradeMeasureText(measure, null).replace(/（.*）/, '')}`;
  const note = `${flowsText([flow], answer.mirror)}，${answer.from ?? ''} 至 ${answer.to ?? ''} 合计`;
  const text = (value: number) => textOf(value, measure, unit);
  const label = `${title}，${note}：${links
    .slice(0, 3)
    .map(({ from, to, value }) => `${from}到${to} ${text(value)}`)
    .join('，')}`;
  return (
    <Section title={title} note={note}>
      {links.length === 0 ? (
        <Empty title="没有按口岸的记录">放宽时期或伙伴试试；没有口岸的数字不画成 0。</Empty>
      ) : (
        <>
          <PartsChart
            title={`${answer.hs.map(({ name }) => name).join('、')}${title}`}
            note={note}
            label={label}
            unit={unitText(measure, unit)}
            by={titles[0]}
            shown={{ flow: { links, titles, textOf: text } }}
            trail={[]}
            {...partsFacts(answer, query)}
            download={download}
          />
          <DataTable
            dense
            caption={label}
            hideCaption
            rows={links.slice(0, SHOWN)}
            rowKey={({ from, to }) => `${from} ${to}`}
            columns={[
              { key: 'from', title: titles[0], cell: ({ from }) => from },
              { key: 'to', title: titles[1], cell: ({ to }) => to },
              { key: 'value', title: tradeMeasureText(measure, unit), numeric: true, cell: ({ value }) => text(value) },
            ]}
          />
        </>
      )}
      {answer.source ? (
        <SourceNote source={answer.source} updatedAt={answer.as_of ? periodText(answer.as_of) : undefined}>
          <span>最多 {SHOWN} 个伙伴的各口岸；保密与没有记录的不列</span>
        </SourceNote>
      ) : null}
    </Section>
  );
}

const linksOf = ({ list, columns }: TradeAnswer, measure: AnalysisQuery['measure'], isImport: boolean) =>
  list
    .flatMap(({ label, cells }) =>
      columns.flatMap((port, place) => {
        const value = cells[measure]?.[place] ?? null;
        if (value === null || port.key === '') return [];
        return [isImport ? { from: label, to: port.label, value } : { from: port.label, to: label, value }];
      }),
    )
    .sort((one, other) => other.value - one.value);
