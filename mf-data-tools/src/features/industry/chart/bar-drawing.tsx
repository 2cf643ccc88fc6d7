import { formatNumber, MISSING } from '@bee/domain/format';
import { freqTitle } from '@bee/domain/table-freq';
import { Disclosure, Empty, Section, ShareButton, SourceNote } from '@bee/ui/content';
import { DownloadButton, type Figures, FigureTable, Sentence } from '@bee/ui/data';
import { type TableQuery, tableHref } from '../address/table-query.ts';
import type { TableAnswer, TableInfo } from '../table/table-data.ts';
import { type BarGroup, barGroups, barParts } from './bars.ts';
import type { Plan } from './load-drawing.ts';
import './chart.css';
import '../../../layout/page.css';

type BarDrawingProps = { answer: TableAnswer; plan: Plan; stacked: boolean; info: TableInfo; query: TableQuery };

/** Grouped or stacked bars, each with its figure as text; the table below has the same data. */
export function BarDrawing({ answer, plan, stacked, info, query }: BarDrawingProps) {
  const { series, groups } = barGroups(answer);
  const measured = answer.columns.find(({ role }) => role === 'measure');
  const unit = measured?.unit ?? plan.measure.unit ?? '';
  const decimals = measured?.decimals ?? 1;
  const title = `各${plan.x?.title ?? ''}${plan.measure.title}`;
  const note = `${unit}，${answer.as_of ?? ''}${plan.by ? `，按${plan.by.title}` : ''}`;
  if (groups.length === 0)
    return (
      <Section title={title}>
        <Empty title="没有可以画的数据">这一期没有公布值，换一个时期或条件试试。</Empty>
      </Section>
    );
  const parts = barParts(groups, stacked);
  const figures: Figures = {
    columns: [
      { title: plan.x?.title ?? '', type: 'text' },
      ...series.map((name) => ({ title: name, unit, type: 'number' as const, decimals })),
    ],
    rows: groups.map(({ name, values }) => [name, ...values]),
  };
  const sentence = sentenceOf(title, groups, unit, decimals, stacked && series.length > 1);
  const to = tableHref(query);
  const fullTitle = `${info.title}：${title}`;
  return (
    <Section
      title={title}
      note={note}
      actions={
        <span className="bee-wrap bee-no-print">
          <DownloadButton
            sheet={{
              title: fullTitle,
              ...figures,
              facts: [
                ['来源', info.source.sample ? `${info.source.name}（示例数据，仅供演示）` : info.source.name],
                ['编号', info.model_id],
                ['单位', unit],
                ['频率', freqTitle(info.freq)],
                ['数据截止', answer.as_of ?? MISSING],
              ],
              to,
            }}
          />
          <ShareButton
            target={{
              title: fullTitle,
              kind: '数据',
              summary: sentence,
              date: answer.as_of,
              source: info.source.name,
              sample: info.sample,
              to,
            }}
          />
        </span>
      }
    >
      {series.length > 1 ? (
        <ul className="tools-bars-names bee-wrap" aria-label="系列">
          {series.map((name, place) => (
            <li key={name}>
              <i style={{ background: colorOf(place) }} />
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="tools-bars" aria-label={title}>
        {groups.map(({ name, values }, group) => (
          <li key={name}>
            <span className="tools-bars-name bee-cut" title={name}>
              {name}
            </span>
            {stacked ? (
              <Stack
                name={name}
                parts={parts[group] ?? []}
                figures={values.map((value, place) => [
                  series[place] ?? '',
                  value === null ? '无记录' : `${formatNumber(value, decimals)} ${unit}`,
                ])}
              />
            ) : (
              <span className="tools-bars-rows">
                {values.map((value, place) => (
                  <span key={series[place]} className="tools-bars-row bee-inline">
                    <i style={{ background: colorOf(place), width: `${parts[group]?.[place] ?? 0}%` }} />
                    <b>{formatNumber(value, decimals)}</b>
                  </span>
                ))}
              </span>
            )}
            {stacked ? <b>{formatNumber(total(values), decimals)}</b> : null}
          </li>
        ))}
      </ul>
      <Sentence text={sentence} />
      <Disclosure title="表格">
        <FigureTable figures={figures} caption={`${title}，${note}`} />
      </Disclosure>
      <SourceNote source={info.source.name} updatedAt={answer.as_of ?? undefined} sample={info.sample}>
        <span>{stacked ? '堆叠只有数量可以相加时才有意义；' : ''}没有公布的没有长度，不是 0</span>
      </SourceNote>
    </Section>
  );
}

type StackProps = { name: string; parts: readonly number[]; figures: readonly [series: string, text: string][] };

/** The figures of a stack are read by mouse, tap and Tab, also without JavaScript. */
function Stack({ name, parts, figures }: StackProps) {
  return (
    <>
      <button
        type="button"
        className="tools-bars-stack"
        aria-label={`${name}：${figures.map((figure) => figure.join(' ')).join('，')}`}
      >
        {figures.map(([series], place) => (
          <i key={series} style={{ background: colorOf(place), width: `${parts[place] ?? 0}%` }} />
        ))}
      </button>
      <div className="bee-plot-box" aria-hidden="true">
        <strong>{name}</strong>
        {figures.map(([series, text], place) => (
          <div key={series}>
            <span>
              <i className={`bee-plot-swatch is-${place + 1}`} />
              {series}
            </span>
            <b>{text}</b>
          </div>
        ))}
      </div>
    </>
  );
}

const colorOf = (place: number): string => `var(--bee-chart-${place + 1})`;

const total = (values: BarGroup['values']): number | null =>
  values.reduce<number | null>((sum, value) => (value === null ? sum : (sum ?? 0) + value), null);

const sentenceOf = (
  title: string,
  groups: readonly BarGroup[],
  unit: string,
  decimals: number,
  summed: boolean,
): string => {
  const value = ({ values }: BarGroup) => (summed ? total(values) : (values.findLast((one) => one !== null) ?? null));
  const known = groups.filter((group) => value(group) !== null).sort((a, b) => (value(b) ?? 0) - (value(a) ?? 0));
  const text = (group: BarGroup) => `${group.name} ${formatNumber(value(group), decimals)} ${unit}`;
  return `${title}：${known.slice(0, 3).map(text).join('，')}${known.length > 3 ? `；共 ${known.length} 项` : ''}。`;
};
