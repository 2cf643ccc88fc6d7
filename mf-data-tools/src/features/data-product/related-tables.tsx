import type { ModelCard } from '@bee/contracts/entity/industry';
import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { type Column, DataTable, Section } from '@bee/ui/content';

/** Tables of the industry database that hold figures of the same things; nothing where there is none. */
export function RelatedTables({ tables }: { tables: ModelCard[] }) {
  if (tables.length === 0) return null;
  return (
    <Section title="相关产业数据表" more={{ title: '产业数据库', href: href('data/retrieval') }} flush>
      <DataTable
        caption="相关产业数据表"
        hideCaption
        columns={columns}
        rows={tables}
        rowKey={({ model_id }) => model_id}
        rowHref={({ model_id }) => href('data/retrieval', { m: model_id })}
      />
    </Section>
  );
}

const columns: Column<ModelCard>[] = [
  { key: 'title', title: '数据表', width: 200, cell: ({ title }) => title, hint: ({ title }) => title },
  { key: 'path', title: '目录', cell: ({ domain_path }) => domain_path.map(({ title }) => title).join(' / ') || '—' },
  { key: 'unit', title: '单位', cell: ({ unit }) => unit ?? '多种' },
  { key: 'rows', title: '行数', numeric: true, cell: ({ rows }) => formatNumber(rows) },
  { key: 'span', title: '时间', cell: ({ from, to }) => (from && to ? `${from} 至 ${to}` : '—') },
  { key: 'source', title: '来源', cell: ({ source_name }) => source_name },
];
