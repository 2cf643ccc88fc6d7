import { freqTitle } from '@bee/domain/table-freq';
import { Button, Empty, Icon, LinkButton, Section } from '@bee/ui/content';
import { ChartCard } from '@bee/ui/data';
import { PreviewGate } from '../../../components/gate/preview-gate.tsx';
import { chartChoices, type Drawn, type TableQuery, tableHref } from '../address/table-query.ts';
import { addSeries } from '../basket/add-series.ts';
import { freqText } from '../freq.ts';
import type { TableField, TableInfo } from '../table/table-data.ts';
import { BarDrawing } from './bar-drawing.tsx';
import { ChartBuilder } from './chart-builder.tsx';
import { type Drawing, planOf } from './load-drawing.ts';
import { choicesAt, daysOfLines, inPeriod, linesOf, sentenceOf } from './series-lines.ts';
import './chart.css';

type ChartDrawerProps = {
  info: TableInfo;
  fields: readonly TableField[];
  query: TableQuery;
  drawn: Drawn;
  drawing: Drawing;
};

/** The chart above the rows of a table, with its controls. */
export function ChartDrawer(props: ChartDrawerProps) {
  const { fields, query, drawn, drawing } = props;
  const plan = planOf(drawn, query, fields);
  return (
    <div className="tools-drawer bee-stack" id="chart">
      {query.view.embed ? null : <ChartBuilder fields={fields} query={query} drawn={drawn} plan={plan} />}
      {drawing.problem || !plan ? (
        <Section title="图表">
          <Empty title="画不出来" action={<LinkButton href={tableHref(query, { drawn: null })}>收起图表</LinkButton>}>
            {drawing.problem ?? '这张表没有可以作图的字段。'}
          </Empty>
        </Section>
      ) : drawing.kind === 'line' ? (
        <LineDrawing info={props.info} query={query} drawing={drawing} title={plan.measure.title} by={plan.by?.title} />
      ) : drawing.answer ? (
        <BarDrawing
          answer={drawing.answer}
          plan={plan}
          stacked={drawn.kind === 'stack'}
          info={props.info}
          query={query}
        />
      ) : null}
    </div>
  );
}

type LineDrawingProps = Pick<ChartDrawerProps, 'info' | 'query'> & {
  drawing: Drawing & { kind: 'line' };
  title: string;
  by: string | undefined;
};

function LineDrawing({ info, query, drawing: { keys, series }, title, by }: LineDrawingProps) {
  const list = series?.list ?? [];
  const all = linesOf(list, info.freq);
  const dates = daysOfLines(all);
  if (!dates)
    return (
      <Section title={title}>
        <Empty
          title="近期没有可以画的序列"
          action={<LinkButton href={tableHref(query, { filters: {} })}>清除条件</LinkButton>}
        >
          这些条件下最近几期没有公布值，换一个条件试试。
        </Empty>
      </Section>
    );
  const choices = choicesAt(chartChoices, info.freq, list);
  const { from, lines } = inPeriod(all, query.view.period, dates.max, choices);
  const gated = list.find(({ access }) => !access.allowed)?.access;
  const units = [...new Set(lines.map(({ unit }) => unit))].join('、');
  return (
    <>
      <ChartCard
        title={by ? `各${by}${title}走势` : `${title}走势`}
        fullTitle={`${info.title}：${title}`}
        note={`${units}，${freqTitle(info.freq)}，${lines.length} 条序列`}
        view={query.view}
        choices={choices}
        hrefOf={(view) => tableHref(query, { view })}
        lines={lines}
        from={from}
        step={freqText(info.freq).step}
        sentence={sentenceOf(lines, info.freq)}
        source={{
          source: info.source,
          unit: units,
          dates,
          frequency: freqTitle(info.freq),
          method: '没有公布的时期留空，不插值',
        }}
        filters={[['数据表', `${info.title}（${info.model_id}）`]]}
        {...(lines.length > 1 && { compare: { label: by ?? '序列' } })}
      />
      {gated ? (
        <PreviewGate access={gated} counted="期" back={query.site ? tableHref(query, { page: query.page }) : undefined}>
          更早的时期登录或开通 VIP 后可见。
        </PreviewGate>
      ) : null}
      {query.view.embed ? null : (
        <p className="tools-drawer-foot bee-wrap bee-no-print">
          <Button icon={<Icon name="data" size={16} />} onClick={() => void addSeries(keys)}>
            把这 {keys.length} 条序列加入数据篮
          </Button>
          <span>跨表比较与换算频率在数据篮里；在上面筛选后可以换一组序列。</span>
        </p>
      )}
    </>
  );
}
