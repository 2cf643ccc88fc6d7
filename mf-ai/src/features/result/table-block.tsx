import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { href, useApiQuery } from '@bee/platform';
import { DataTable, QueryState, SkeletonRows } from '@bee/ui/content';
import { type TableApi, type TableContent, tableContents } from './table-contents.ts';
import './result.css';
import '../../components/history-panel.css';

type Table = Extract<AnswerBlock, { type: 'table' }>;
type Source = NonNullable<Table['source']>;

const LOADING_ROWS = 5;

/** A table. The browser loads its rows with the API call that the block names; older answers contain their rows. */
export function TableBlock({ block }: { block: Table }) {
  return (
    <div className="ai-block bee-box">
      {block.source ? (
        <LoadedTable title={block.title} source={block.source} />
      ) : (
        <Rows title={block.title} content={{ columns: block.columns ?? [], rows: block.rows ?? [] }} />
      )}
      <p className="ai-block-foot">
        {block.as_of ? `数据截至 ${block.as_of}` : null}
        {block.to ? <a href={href(block.to.page, block.to.params)}>查看全部</a> : null}
      </p>
    </div>
  );
}

function LoadedTable({ title, source: { api, params, part } }: { title: string; source: Source }) {
  const answer = useApiQuery(api, params as RequestFor<TableApi>, { raw: true });
  const read = tableContents[api] as (answer: DataFor<TableApi>, part: string | undefined) => TableContent;
  return (
    <QueryState query={answer} failed={`“${title}”加载失败`} skeleton={<SkeletonRows rows={LOADING_ROWS} />}>
      {(data) => <Rows title={title} content={read(data, part)} />}
    </QueryState>
  );
}

function Rows({ title, content }: { title: string; content: TableContent }) {
  const columns = content.columns
    .map((name, index) => ({
      key: name,
      title: name,
      numeric: index > 0 && content.rows.every((row) => /^[-+<\d—T]/.test(row[index] ?? '')),
      cell: (row: string[]) => row[index] ?? '—',
      said: content.rows.some((row) => (row[index] ?? '—') !== '—'),
    }))
    // Empty columns are hidden to leave room for the others.
    .filter(({ said }) => said);
  return (
    <DataTable
      dense
      columns={columns}
      rows={content.rows}
      rowKey={(row) => row.join(' ')}
      caption={title}
      empty={<p className="ai-quiet-note">“{title}”现在没有数据。</p>}
    />
  );
}
