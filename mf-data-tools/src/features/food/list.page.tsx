import type { DataFor } from '@bee/contracts/operations';
import { formatInstant } from '@bee/domain/format';
import { usualNutrients } from '@bee/domain/nutrient';
import { definePage, href } from '@bee/platform';
import {
  Card,
  Empty,
  FacetRow,
  FilterRow,
  Filters,
  LinkButton,
  PageHeader,
  Pagination,
  SampleBadge,
  SourceNote,
} from '@bee/ui/content';
import { FoodLegend } from '../../components/food/food-value.tsx';
import { ListSkeleton } from '../../components/list-skeleton.tsx';
import { NoSuchPage } from '../../components/no-such-page.tsx';
import { sortLinks } from '../../lib/list-address.ts';
import { trail } from '../../lib/trail.ts';
import { FoodSearch } from './food-search.tsx';
import { ColumnPicker } from './list/column-picker.tsx';
import { CompareBar } from './list/compare-bar.tsx';
import {
  type FoodQuery,
  foodHref,
  foodQuery,
  foodRequest,
  PAGE_SIZE,
  readFoodQuery,
  withSorted,
} from './list/food-query.ts';
import { FoodTable } from './list/food-table.tsx';
import { MeansRow } from './list/means-row.tsx';
import './food.css';
import '../../layout/list.css';

type ListData = { categories: DataFor<'food/getCateList'>; foods: DataFor<'food/getList'> };

export const page = definePage<ListData>({
  load: async ({ api, params, query }) => {
    const [categories, foods] = await Promise.all([
      api('food/getCateList', {}),
      api('food/getList', foodRequest(readFoodQuery(params, query))),
    ]);
    return { categories, foods };
  },
  head: ({ foods }) => ({
    title: `${titleOf(foods)}营养成分表`,
    description: `${titleOf(foods)}共 ${foods.total} 种食物每 100 克可食部的能量、蛋白质、脂肪、碳水化合物、膳食纤维、钠等营养成分，可选列、排序与对比`,
  }),
  component: ({ data, params, query }) => {
    const { categories, foods } = data;
    const wanted = readFoodQuery(params, query);
    const cols = withSorted(wanted.cols, wanted.sort);
    return (
      <>
        <PageHeader
          title={titleOf(foods)}
          breadcrumb={trail(
            { title: '食物成分', href: href('application/food') },
            ...(foods.first && foods.second
              ? [{ title: foods.first.title, href: foodHref(wanted, { firstId: foods.first.id, secondId: '0' }) }]
              : []),
            titleOf(foods),
          )}
          meta={
            <>
              <span>{foods.total} 种食物</span>
              <span>每 100 克可食部</span>
              <SampleBadge sample={foods.source.sample} />
            </>
          }
        />
        <div className="tools-list">
          <section aria-label="食物列表">
            <FoodSearch />
            <Categories categories={categories} query={wanted} total={foods.total} />
            <ColumnPicker
              cols={cols}
              hrefOf={(next) => foodHref(wanted, { cols: next })}
              usual={foodHref(wanted, { cols: [...usualNutrients], sort: 'default' })}
            />
            <CompareBar compare={wanted.compare} clear={foodHref(wanted, { compare: [] })} />
            <Card flush>
              <FoodTable
                rows={foods.list}
                cols={cols}
                caption={`${titleOf(foods)}，每 100 克可食部`}
                sort={sortLinks(wanted.sort, (sort) => foodHref(wanted, { sort }))}
                compare={wanted.compare}
                compareHref={(compare) => foodHref(wanted, { compare })}
                empty={<NothingFound query={wanted} />}
              />
            </Card>
            <MeansRow means={foods.means} cols={cols} title={titleOf(foods)} />
            <Pagination
              page={wanted.page}
              total={foods.total}
              pageSize={PAGE_SIZE}
              href={(page) => foodHref(wanted, { page })}
            />
            <FoodLegend />
            <SourceNote
              source={foods.source}
              updatedAt={foods.updated_at ? formatInstant(foods.updated_at) : undefined}
            />
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <ListSkeleton height={44} />,
});

const titleOf = ({ first, second }: Pick<ListData['foods'], 'first' | 'second'>): string =>
  second?.title ?? first?.title ?? '全部食物';

type CategoriesProps = { categories: ListData['categories']; query: FoodQuery; total: number };

function Categories({ categories, query, total }: CategoriesProps) {
  const chosen = categories.find(({ id }) => id === query.firstId);
  return (
    <Filters total={total} active={foodQuery.active(query)} clear={foodHref(query, foodQuery.cleared(query))}>
      <FacetRow
        label="大类"
        choices={categories}
        current={query.firstId}
        hrefOf={(id = '0') => foodHref(query, { firstId: id, secondId: '0' })}
      />
      {chosen ? (
        <FacetRow
          label="亚类"
          choices={chosen.children}
          current={query.secondId}
          hrefOf={(id = '0') => foodHref(query, { secondId: id })}
        />
      ) : null}
      <FilterRow
        label="数据"
        options={[
          { title: '全部', href: foodHref(query, { rep: false }), current: !query.rep },
          { title: '只看代表值', href: foodHref(query, { rep: true }), current: query.rep },
        ]}
      />
    </Filters>
  );
}

function NothingFound({ query }: { query: FoodQuery }) {
  if (query.page > 1) return <NoSuchPage first={foodHref(query)}>食物可能随数据更新变少了。</NoSuchPage>;
  if (query.rep)
    return (
      <Empty
        title="这一类没有代表值"
        action={<LinkButton href={foodHref(query, { rep: false })}>看全部食物</LinkButton>}
      >
        代表值是同一种食物多个样品的平均，不是每一类都有。
      </Empty>
    );
  return (
    <Empty title="还没有食物成分数据" action={<LinkButton href={href('application/food')}>回到食物成分</LinkButton>}>
      运营方导入食物成分表后会显示在这里。
    </Empty>
  );
}
