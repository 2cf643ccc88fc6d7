import { freqTitles, levelTitles, periodText } from '@bee/domain/data-product';
import { formatCount } from '@bee/domain/format';
import { freqTitle } from '@bee/domain/table-freq';
import { ListRow, SampleBadge, Tag } from '@bee/ui/content';
import type { Products, Tables } from './dataset-data.ts';
import { type DatasetState, openedHref } from './dataset-state.ts';

type TableRowProps = { tagId: string; state: DatasetState; table: Tables['list'][number] };

/** Category of a table, its unit, span, size and source. */
export function TableRow({ tagId, state, table }: TableRowProps) {
  return (
    <ListRow
      href={openedHref(tagId, table.model_id, state)}
      title={table.title}
      summary={table.domain_path.map(({ title }) => title).join(' / ')}
      badge={<SampleBadge sample={table.sample} />}
      meta={[
        freqTitle(table.freq),
        `单位：${table.unit ?? '多种'}`,
        periodText(table) ?? '尚无数据',
        `${formatCount(table.rows)} 行`,
        table.source_name,
        `更新于 ${table.updated_at.slice(0, 10)}`,
      ]}
    />
  );
}

type ProductRowProps = { tagId: string; state: DatasetState; product: Products['list'][number] };

/** Content and date of a product, and what its files require. */
export function ProductRow({ tagId, state, product }: ProductRowProps) {
  const { id, title, summary, cate, cover, rows, fields, freq, formats, updated_at, price, access, sample } = product;
  return (
    <ListRow
      href={openedHref(tagId, id, state)}
      title={title}
      summary={summary}
      cover={{ type: cate.title, title, date: updated_at, ...(cover && { src: cover }) }}
      badge={<SampleBadge sample={sample} />}
      meta={[
        `${formatCount(rows)} 行`,
        `${fields} 个字段`,
        `${freqTitles[freq]}更新`,
        periodText(product),
        `更新于 ${updated_at}`,
        <strong key="price">{price ? `¥${price}` : levelTitles[access]}</strong>,
      ]}
      tags={formats.map((format) => (
        <Tag key={format} type="grey">
          {format.toUpperCase()}
        </Tag>
      ))}
    />
  );
}
