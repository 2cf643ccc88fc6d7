import type { DataFor } from '@bee/contracts/operations';
import { formatInstant } from '@bee/domain/format';
import { definePage, href } from '@bee/platform';
import { Empty, PageHeader, PageSkeleton, SampleBadge, Section, SourceNote } from '@bee/ui/content';
import { FoodLegend } from '../../components/food/food-value.tsx';
import { trail } from '../../lib/trail.ts';
import { FoodSearch } from './food-search.tsx';
import { indexQuery, rankingRequest } from './overview/index-query.ts';
import { NutrientRanking } from './overview/nutrient-ranking.tsx';
import { SeasonFoods } from './overview/season-foods.tsx';
import './food.css';
import '../../layout/page.css';

type IndexData = {
  categories: DataFor<'food/getCateList'>;
  ranking: DataFor<'food/getList'>;
  season: DataFor<'food/getSeason'>;
};

/** Search, categories and rankings of nutrients. */
export const page = definePage<IndexData>({
  load: async ({ api, query }) => {
    const [categories, ranking, season] = await Promise.all([
      api('food/getCateList', {}),
      api('food/getList', rankingRequest(indexQuery.read(query))),
      api('food/getSeason', {}),
    ]);
    return { categories, ranking, season };
  },
  head: ({ categories }) => ({
    title: '食物成分查询',
    description: `${countOf(categories)} 种食物的营养成分：按名称、别名、拼音检索，按分类浏览，按成分排行，可选列、换算与对比`,
  }),
  component: ({ data, query }) => {
    const { categories, ranking, season } = data;
    const { source } = ranking;
    return (
      <div className="tools-detail">
        <PageHeader
          title="食物成分"
          breadcrumb={trail({ title: '数据工具', href: href('application/list') }, '食物成分')}
          meta={
            <>
              <span>{countOf(categories)} 种食物</span>
              <span>每 100 克可食部</span>
              <SampleBadge sample={source.sample} />
            </>
          }
        />
        <FoodSearch />
        {categories.length > 0 ? (
          <>
            <SeasonFoods season={season} />
            <NutrientRanking query={indexQuery.read(query)} ranking={ranking} categories={categories} />
            <CategoryCards categories={categories} />
          </>
        ) : (
          <Empty title="还没有食物成分数据">运营方导入食物成分表后会显示在这里。</Empty>
        )}
        <FoodLegend />
        <SourceNote source={source} updatedAt={ranking.updated_at ? formatInstant(ranking.updated_at) : undefined} />
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[72, 52, 520, 480]} />,
});

const countOf = (categories: IndexData['categories']): number => categories.reduce((sum, { count }) => sum + count, 0);

const listHref = (firstId: string, secondId = '0') => href('application/food/list', { firstId, secondId });

/** Both levels at once. */
function CategoryCards({ categories }: { categories: DataFor<'food/getCateList'> }) {
  return (
    <Section title="食物分类" more={{ title: '全部食物', href: listHref('0') }} bare>
      <ul className="tools-food-categories">
        {categories.map(({ id, title, count, children }) => (
          <li key={id} className="bee-box">
            <a href={listHref(id)}>
              {title}
              <span>{count}</span>
            </a>
            <ul aria-label={title}>
              {children.map((child) => (
                <li key={child.id}>
                  <a href={listHref(id, child.id)}>
                    {child.title} <span>{child.count}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
