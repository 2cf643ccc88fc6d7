import type { FruitRow } from '@bee/contracts/resource/fruit';
import type { AccessBlock } from '@bee/contracts/shapes';
import { href } from '@bee/platform';
import { type Column, DataTable, Empty, LinkButton } from '@bee/ui/content';
import { sortLinks } from '../../../parts/list-address.ts';
import { NoSuchPage } from '../../../parts/no-such-page.tsx';
import { ClosedDays } from '../../../parts/price/closed-days.tsx';
import { placeColumns, priceColumns } from '../fruit-columns.tsx';
import { type FruitQuery, fruitHref, fruitQuery } from './fruit-query.ts';
import '../fruit.css';

type FruitTableProps = { rows: FruitRow[]; access?: AccessBlock | undefined; query: FruitQuery; caption: string };

/** One row per origin, kind of price and unit: the original price, and its equivalent in 元/公斤. */
export function FruitTable({ rows, access, query, caption }: FruitTableProps) {
  return (
    <div className="tools-fruits">
      <DataTable
        caption={caption}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ to }) => href(to.page, to.params)}
        sort={sortLinks(query.sort, (sort) => fruitHref(query, { sort }))}
        empty={
          access ? (
            <ClosedDays access={access} newest={fruitHref(query, { date: undefined })} />
          ) : (
            <NothingFound query={query} />
          )
        }
      />
    </div>
  );
}

const columns: Column<FruitRow>[] = [
  {
    key: 'category',
    title: '品名',
    width: 88,
    cell: ({ category, production_area, addr }) => (
      <>
        {category}
        <small aria-hidden="true">
          {production_area} {addr}
        </small>
      </>
    ),
  },
  ...placeColumns,
  { key: 'type', title: '类型', cell: ({ type }) => type },
  ...priceColumns,
];

function NothingFound({ query }: { query: FruitQuery }) {
  if (query.page > 1) return <NoSuchPage first={fruitHref(query)}>行情可能已经更新，条数比您打开时少了。</NoSuchPage>;
  return (
    <Empty
      title="没有符合条件的产地价"
      action={
        <>
          {query.date ? <LinkButton href={fruitHref(query, { date: undefined })}>看最新一天</LinkButton> : null}
          {fruitQuery.active(query) > 0 ? (
            <LinkButton href={fruitHref(fruitQuery.cleared(query))}>清除全部筛选</LinkButton>
          ) : null}
        </>
      }
    >
      {query.date
        ? `${query.date} 这一天没有产地报价；水果不在产季时不报价，也不补数。`
        : '换一个品名、产区或产地试试；水果只在产季有报价。'}
    </Empty>
  );
}
