import type { DataFor } from '@bee/contracts/operations';
import { definePage, notFound } from '@bee/platform';
import { Card, PageHeader, Pagination, SampleBadge, SourceNote, Tabs } from '@bee/ui/content';
import { ListSkeleton } from '../../parts/list-skeleton.tsx';
import { trail } from '../../parts/trail.ts';
import { FruitFilters } from './list/fruit-filters.tsx';
import { fruitDay, fruitDescription, fruitTitle } from './list/fruit-head.ts';
import { type FruitQuery, fruitHref, fruitRequest, PAGE_SIZE, readFruitQuery } from './list/fruit-query.ts';
import { FruitSearch } from './list/fruit-search.tsx';
import { FruitTable } from './list/fruit-table.tsx';
import './fruit.css';
import '../../layout/list.css';

type ListData = {
  choices: DataFor<'fruit/filterInit'>;
  origins: DataFor<'fruit/getFilterOrigin'>;
  prices: DataFor<'fruit/getOtherAreaList'>;
};

export const page = definePage<ListData>({
  // The visible days depend on the user.
  personal: true,
  load: async ({ api, params, query }) => {
    const wanted = readFruitQuery(params, query);
    const { type, category } = wanted;
    const [choices, origins, prices] = await Promise.all([
      api('fruit/filterInit', { type }),
      api('fruit/getFilterOrigin', { type, category }),
      api('fruit/getOtherAreaList', fruitRequest(wanted)),
    ]);
    if (type !== undefined && !choices.types.some(({ id }) => id === type)) throw notFound();
    return { choices, origins, prices };
  },
  head: ({ choices }, { params, query }) => {
    const wanted = readFruitQuery(params, query);
    return { title: fruitTitle(wanted), description: fruitDescription(wanted, choices) };
  },
  component: ({ data, params, query }) => {
    const { choices, origins, prices } = data;
    const wanted = readFruitQuery(params, query);
    const day = fruitDay(wanted, choices);
    return (
      <>
        <ListHeader choices={choices} query={wanted} day={day} />
        <div className="tools-list">
          <section aria-label="产地价列表">
            <FruitSearch choices={choices} query={wanted} />
            <FruitFilters choices={choices} origins={origins} query={wanted} total={prices.total} />
            <Card flush>
              <FruitTable
                rows={prices.list}
                access={prices.access}
                query={wanted}
                caption={`${day ?? ''} ${fruitTitle(wanted)}`}
              />
            </Card>
            <Pagination
              page={wanted.page}
              total={prices.total}
              pageSize={PAGE_SIZE}
              href={(number) => fruitHref(wanted, { page: number })}
            />
            <SourceNote source={choices.source} updatedAt={day ?? undefined}>
              <span>原价为产地所报的单位，均价折算为元/公斤；不在产季的水果停报，标“已停更”</span>
            </SourceNote>
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton height={48} />,
});

type ListHeaderProps = { choices: ListData['choices']; query: FruitQuery; day: string | null };

function ListHeader({ choices, query, day }: ListHeaderProps) {
  return (
    <>
      <PageHeader
        title={fruitTitle(query)}
        breadcrumb={trail('价格数据', '水果价格')}
        meta={
          <>
            {day ? (
              <span>
                数据日期 <time dateTime={day}>{day}</time>
              </span>
            ) : null}
            <span>{choices.areas.length} 个产区</span>
            <span>{choices.categories.length} 种水果</span>
            <SampleBadge sample={choices.source.sample} />
          </>
        }
      />
      <Tabs
        label="价格类型"
        current={query.type ?? ''}
        items={[
          { key: '', title: '全部', href: fruitHref(query, { type: undefined }) },
          ...choices.types.map(({ id, title, count }) => ({
            key: id,
            title,
            count,
            href: fruitHref(query, { type: id }),
          })),
        ]}
      />
    </>
  );
}
