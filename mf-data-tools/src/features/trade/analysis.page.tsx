import { definePage } from '@bee/platform';
import { linkChoices, PageSkeleton, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { AnalysisChanges } from './analysis/analysis-changes.tsx';
import { AnalysisFlow } from './analysis/analysis-flow.tsx';
import { AnalysisLine } from './analysis/analysis-line.tsx';
import { AnalysisParts } from './analysis/analysis-parts.tsx';
import {
  type AnalysisQuery,
  analysisHref,
  kinds,
  ownKeys,
  partDimensions,
  readAnalysisQuery,
} from './analysis/analysis-query.ts';
import { type AnalysisData, loadAnalysis } from './analysis/load-analysis.ts';
import { TradeGate } from './chart/trade-gate.tsx';
import type { TradeAnswer } from './query/query-data.ts';
import { QueryForm } from './query/query-form.tsx';
import { QueryHeader } from './query/query-header.tsx';
import { Questions } from './query/questions.tsx';
import { SavedQueries } from './query/saved-queries.tsx';
import { queryMeasures } from './query/trade-query.ts';
import { OutdatedCodes } from './search/outdated-codes.tsx';
import './trade.css';
import '../../layout/page.css';

const SCREEN = 'application/trade/data-analysis';

export const page = definePage<AnalysisData>({
  /** The number of visible rows depends on the user. */
  personal: true,
  load: ({ api, query }) => loadAnalysis(api, readAnalysisQuery(query)),
  head: () => ({
    title: '贸易数据分析',
    description: '农产品进出口的走势、排行、增减贡献、矩形树图、流向图与份额，与数据查询共用同一组条件',
  }),
  component: ({ data, query }) => {
    const wanted = readAnalysisQuery(query);
    const { answer, problem, levels } = data;
    if (answer && wanted.view.embed) return <Drawing answer={answer} query={wanted} levels={levels} />;
    return (
      <div className="tools-detail tools-trade">
        <QueryHeader screen={SCREEN} query={wanted.asked} data={data} />
        <Questions screen={SCREEN} />
        {answer ? (
          <>
            <OutdatedCodes codes={answer.outdated} />
            <Controls answer={answer} query={wanted} />
            <Drawing answer={answer} query={wanted} levels={levels} />
            <TradeGate access={answer.access} counted="行" />
            {answer.statements.length > 0 ? (
              <Section title="数据说明" note="由以上数据算出，不含原因">
                <ul className="tools-statements">
                  {answer.statements.map((statement) => (
                    <li key={statement}>{statement}</li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </>
        ) : null}
        {problem ? (
          <p className="bee-notice" role="alert">
            {problem}
          </p>
        ) : null}
        <QueryForm screen={SCREEN} query={wanted.asked} data={data} more={ownKeys(wanted)} />
        <SavedQueries
          screen={SCREEN}
          query={wanted.asked}
          lists={data.lists}
          drawing={{ title: kinds.find(({ key }) => key === wanted.kind)?.title ?? '', keys: ownKeys(wanted) }}
        />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[96, 560, 300]} />,
});

type DrawingProps = { answer: TradeAnswer; query: AnalysisQuery; levels: AnalysisData['levels'] };

function Drawing({ answer, query, levels }: DrawingProps) {
  // Selected by the response, because the address is ahead while another one loads.
  if (answer.col === 'period') return <AnalysisLine answer={answer} query={query} />;
  if (answer.list[0]?.cells.change) return <AnalysisChanges answer={answer} query={query} />;
  if (answer.col === 'port') return <AnalysisFlow answer={answer} query={query} />;
  return <AnalysisParts answer={answer} query={query} levels={levels} />;
}

/** Settings of the chart: kind, dimension, measure. */
function Controls({ answer, query }: { answer: TradeAnswer; query: AnalysisQuery }) {
  const hrefOf = (change: Parameters<typeof analysisHref>[1]) => analysisHref(query, change, answer.as_of);
  const offered = query.kind === 'line' ? queryMeasures : queryMeasures.filter(({ key }) => WHOLES.includes(key));
  return (
    <div className="tools-trade-choices bee-no-print">
      <Choices label="图形" choices={linkChoices(kinds, query.kind, (key) => hrefOf({ kind: key }))} />
      {query.kind === 'flow' ? null : (
        <Choices
          label="按"
          choices={linkChoices(
            partDimensions.map(({ key, title }) => ({ value: key, title: `按${title}` })),
            query.by,
            (key) => hrefOf({ asked: { row: key, col: 'period' } }),
          )}
        />
      )}
      {query.kind === 'share' || query.kind === 'change' ? null : (
        <Choices
          label="指标"
          choices={linkChoices(
            offered.map(({ key, title, unit }) => ({
              value: key,
              title: key.startsWith('value') ? `${title}（${unit}）` : title,
            })),
            query.measure,
            (key) => hrefOf({ asked: { measures: [key] } }),
          )}
        />
      )}
    </div>
  );
}

const WHOLES: readonly string[] = ['value_usd', 'value_cny', 'qty'];
