import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { href, useApiQuery } from '@bee/platform';
import { QueryState, Skeleton } from '@bee/ui/content';
import { StaticLineChart } from '@bee/ui/data';
import { type ChartApi, type ChartContent, chartContents } from './chart-contents.ts';
import './result.css';
import '../../components/history-panel.css';

type Chart = Extract<AnswerBlock, { type: 'chart' }>;

const HEIGHT = 220;
/** Prices are not quoted every day. */
const NEAR_MS = 7 * 86_400_000;

/** True when the response contains the requested time range; data outside of it does not matter. */
const hasAll = ({ from }: Record<string, unknown>, first: string): boolean =>
  typeof from === 'string' && Date.parse(first) - Date.parse(from) <= NEAR_MS;

/** A line chart. The browser loads its data with the API call that the block names. */
export function ChartBlock({ block }: { block: Chart }) {
  const { api, params, part } = block.source;
  const answer = useApiQuery(api, params as RequestFor<ChartApi>, { raw: true });
  return (
    <figure className="ai-block bee-box">
      <figcaption>
        <a href={href(block.to.page, block.to.params)}>{block.title}</a>
        {block.as_of ? <span>数据截至 {block.as_of}</span> : null}
      </figcaption>
      <QueryState query={answer} failed="走势加载失败" skeleton={<Skeleton height={HEIGHT} />}>
        {drawn}
      </QueryState>
    </figure>
  );

  function drawn(data: DataFor<ChartApi>) {
    const read = chartContents[api] as (answer: DataFor<ChartApi>, part: string | undefined) => ChartContent;
    const { series, locked } = read(data, part);
    const known = series.points.filter(([, value]) => value !== null);
    const [first, last] = [known[0], known.at(-1)];
    const more = <a href={href(block.to.page, block.to.params)}>查看完整走势</a>;
    if (!first || !last)
      return (
        <p className="ai-quiet-note">
          {locked === null ? '这段时间没有数据。' : `这段时间的数据不在可以查看的范围内。${locked}。`}
          {more}
        </p>
      );
    return (
      <>
        <StaticLineChart height={HEIGHT} label={`${block.title}，${first[0]} 至 ${last[0]}`} series={[series]} />
        {locked === null || hasAll(params, first[0]) ? null : (
          <p className="ai-quiet-note">
            {locked ? `${locked}。` : `已显示 ${first[0]} 至 ${last[0]}。`}
            {more}
          </p>
        )}
      </>
    );
  }
}
