import type { DataFor } from '@bee/contracts/operations';
import type { FruitRow } from '@bee/contracts/resource/fruit';
import { href, useSession } from '@bee/platform';
import { type Column, DataTable, Empty, FacetRow, Filters, LinkButton, Pagination, Section } from '@bee/ui/content';
import { compareLimit } from '../../../components/price/access-limits.ts';
import { CompareLink } from '../../../components/price/compare-link.tsx';
import { placeColumns, priceColumns } from '../fruit-columns.tsx';
import { detailHref, type FruitDetail, type FruitDetailQuery } from './fruit-detail-query.ts';
import '../../../layout/page.css';

export const OTHERS_SIZE = 20;

type OtherAreasProps = {
  detail: FruitDetail;
  others: DataFor<'fruit/getOtherAreaList'>;
  origins: DataFor<'fruit/getFilterOrigin'>;
  query: FruitDetailQuery;
};

/** The same fruit at other origins, filtered by area; marks those in the chart. */
export function OtherAreas({ detail, others, origins, query }: OtherAreasProps) {
  const session = useSession();
  const full = query.compare.length + 1 >= compareLimit(session);
  const { latest } = detail;
  const compare: Column<FruitRow> = {
    key: 'compare',
    title: '走势对比',
    cell: ({ id, production_area, addr }) => (
      <CompareLink
        id={id}
        name={`${production_area}${addr}`}
        main={id === latest.id ? '本产地' : undefined}
        compare={query.compare}
        full={full}
        hrefOf={(compare) => detailHref(query, { compare })}
      />
    ),
  };
  const [area, addr, ...rest] = [...placeColumns, ...priceColumns.filter(({ key }) => key !== 'spark')];
  return (
    <Section id="areas" title="其他产区" note={`${latest.category}${latest.type}，${others.total} 个产地`} flush>
      <Filters total={others.total}>
        <FacetRow
          label="产区"
          choices={origins.map(({ production_area, count }) => ({ value: production_area, count }))}
          current={query.area}
          hrefOf={(production_area) => detailHref(query, { area: production_area })}
        />
      </Filters>
      <DataTable
        caption={`各产区${latest.category}${latest.type}，元/公斤`}
        hideCaption
        columns={[addr, area, ...rest, compare].filter((column) => column !== undefined)}
        rows={others.list}
        rowKey={({ id }) => id}
        rowHref={({ id, to }) => (id === latest.id ? undefined : href(to.page, to.params))}
        empty={
          <Empty
            title="没有其他产地的报价"
            action={
              query.area ? <LinkButton href={detailHref(query, { area: undefined })}>看全部产区</LinkButton> : undefined
            }
          >
            这个产区没有这种水果的{latest.type}。
          </Empty>
        }
      />
      <Pagination
        page={query.page}
        total={others.total}
        pageSize={OTHERS_SIZE}
        href={(page) => `${detailHref(query, { page })}#areas`}
      />
    </Section>
  );
}
