import type { ModelCard } from '@bee/contracts/entity/industry';
import { formatNumber } from '@bee/domain/format';
import { href, micrositeHref, useMicrosite } from '@bee/platform';
import { type Column, DataTable, LeaveMark, Section } from '@bee/ui/content';

/** Tables of the industry database about the same subjects; nothing without any. */
export function RelatedTables({ tables }: { tables: ModelCard[] }) {
  const site = useMicrosite();
  if (tables.length === 0) return null;
  const leaves = ({ tags }: ModelCard) => site !== null && !tags.includes(site.tag.title);
  return (
    <Section
      title="相关产业数据表"
      more={site ? undefined : { title: '产业数据库', href: href('data/retrieval') }}
      flush
    >
      <DataTable
        caption="相关产业数据表"
        hideCaption
        columns={[titleColumn(leaves), ...columns]}
        rows={tables}
        rowKey={({ model_id }) => model_id}
        rowHref={(table) =>
          site && !leaves(table)
            ? micrositeHref(site, 'data', { table: table.model_id })
            : href('data/retrieval', { m: table.model_id })
        }
      />
    </Section>
  );
}

const titleColumn = (leaves: (table: ModelCard) => boolean): Column<ModelCard> => ({
  key: 'title',
  title: '数据表',
  width: 200,
  cell: (table) => (
    <>
      {table.title}
      {leaves(table) ? <LeaveMark /> : null}
    </>
  ),
  hint: ({ title }) => title,
});

const columns: Column<ModelCard>[] = [
  { key: 'path', title: '目录', cell: ({ domain_path }) => domain_path.map(({ title }) => title).join(' / ') || '—' },
  { key: 'unit', title: '单位', cell: ({ unit }) => unit ?? '多种' },
  { key: 'rows', title: '行数', numeric: true, cell: ({ rows }) => formatNumber(rows) },
  { key: 'span', title: '时间', cell: ({ from, to }) => (from && to ? `${from} 至 ${to}` : '—') },
  { key: 'source', title: '来源', cell: ({ source_name }) => source_name },
];
