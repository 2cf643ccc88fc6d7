import type { RequestFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { href, useApiQuery } from '@bee/platform';
import { DataTable, ErrorState, Skeleton } from '@bee/ui/content';
import { StaticLineChart } from '@bee/ui/data';

type Chart = Extract<AnswerBlock, { type: 'chart' }>;
type Table = Extract<AnswerBlock, { type: 'table' }>;

const CHART_HEIGHT = 220;

/** Charts and tables of an answer, drawn from the platform's own data. */
export function AnswerBlocks({ blocks }: { blocks: readonly AnswerBlock[] }) {
  return blocks.map((block) =>
    block.type === 'chart' ? (
      <ChartBlock key={block.title} block={block} />
    ) : (
      <TableBlock key={block.title} block={block} />
    ),
  );
}

function ChartBlock({ block }: { block: Chart }) {
  const request = block.source.params as RequestFor<'vegetable/getEchart'>;
  const { data, isPending, isError, refetch } = useApiQuery('vegetable/getEchart', request, { raw: true });
  return (
    <figure className="ai-block">
      <figcaption>
        <a href={href(block.to.page, block.to.params)}>{block.title}</a>
        {block.as_of ? <span>数据截至 {block.as_of}</span> : null}
      </figcaption>
      {chart()}
    </figure>
  );

  function chart() {
    if (isPending) return <Skeleton height={CHART_HEIGHT} />;
    if (isError) return <ErrorState title="走势加载失败" onRetry={() => void refetch()} />;
    const [series] = data.series;
    if (!series) return <p className="ai-quiet-note">这段时间没有报价。</p>;
    const points = series.points.map(([day, avg]): [string, number | null] => [day, avg]);
    return (
      <>
        <StaticLineChart
          height={CHART_HEIGHT}
          label={`${block.title}，${data.from} 至 ${data.to}`}
          series={[{ name: series.name, unit: data.unit, points }]}
        />
        {data.access.allowed ? null : (
          <p className="ai-quiet-note">
            已显示 {data.from} 至 {data.to}。更长的历史见<a href={href(block.to.page, block.to.params)}>价格走势</a>。
          </p>
        )}
      </>
    );
  }
}

function TableBlock({ block }: { block: Table }) {
  const columns = block.columns.map((title, index) => ({
    key: title,
    title,
    numeric: index > 0 && block.rows.every((row) => /^[-+\d—]/.test(row[index] ?? '')),
    cell: (row: string[]) => row[index] ?? '—',
  }));
  return (
    <div className="ai-block">
      <DataTable dense columns={columns} rows={block.rows} rowKey={(row) => row.join(' ')} caption={block.title} />
      <p className="ai-block-foot">
        {block.as_of ? `数据截至 ${block.as_of}` : null}
        {block.to ? <a href={href(block.to.page, block.to.params)}>查看全部</a> : null}
      </p>
    </div>
  );
}
