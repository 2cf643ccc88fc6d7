import type { DataFor } from '@bee/contracts/operations';
import { usualNutrients } from '@bee/domain/nutrient';
import { definePage, href } from '@bee/platform';
import {
  Card,
  Empty,
  LinkButton,
  PageHeader,
  PageSkeleton,
  Pagination,
  SampleBadge,
  SourceNote,
} from '@bee/ui/content';
import { FoodLegend } from '../../components/food/food-value.tsx';
import { NoSuchPage } from '../../components/no-such-page.tsx';
import { trail } from '../../lib/trail.ts';
import { FoodSearch } from './food-search.tsx';
import { ColumnPicker } from './list/column-picker.tsx';
import { CompareBar } from './list/compare-bar.tsx';
import { FoodTable } from './list/food-table.tsx';
import { PAGE_SIZE, readSearchQuery, searchHref, searchRequest } from './list/search-query.ts';
import './food.css';
import '../../layout/list.css';

type SearchData = { found: DataFor<'food/search'> | null; categories: DataFor<'food/getCateList'> };

/** Search for foods by name, alias, pinyin or code; a table with comparison. */
export const page = definePage<SearchData>({
  load: async ({ api, params, query }) => {
    const wanted = readSearchQuery(params, query);
    const [found, categories] = await Promise.all([
      hasWords(wanted.keyword) ? api('food/search', searchRequest(wanted)) : null,
      api('food/getCateList', {}),
    ]);
    return { found, categories };
  },
  head: (_, { params, query }) => {
    const { keyword } = readSearchQuery(params, query);
    return { title: keyword ? `“${keyword}”的食物检索结果` : '食物检索', robots: 'noindex' };
  },
  component: ({ data, params, query }) => {
    const { found, categories } = data;
    const wanted = readSearchQuery(params, query);
    return (
      <>
        <PageHeader
          title={wanted.keyword ? `“${wanted.keyword}”的食物` : '食物检索'}
          breadcrumb={trail({ title: '食物成分', href: href('application/food') }, '检索')}
          meta={
            found ? (
              <>
                <span>共 {found.total} 种</span>
                <span>每 100 克可食部</span>
                <SampleBadge sample={found.source.sample} />
              </>
            ) : undefined
          }
        />
        <div className="tools-list">
          <section aria-label="检索结果">
            <FoodSearch keyword={wanted.keyword} />
            {found && found.list.length > 0 ? (
              <>
                <ColumnPicker
                  cols={wanted.cols}
                  hrefOf={(cols) => searchHref(wanted, { cols })}
                  usual={searchHref(wanted, { cols: [...usualNutrients] })}
                />
                <CompareBar compare={wanted.compare} clear={searchHref(wanted, { compare: [] })} />
                <Card flush>
                  <FoodTable
                    rows={found.list}
                    cols={wanted.cols}
                    caption={`“${wanted.keyword}”的检索结果，每 100 克可食部`}
                    compare={wanted.compare}
                    compareHref={(compare) => searchHref(wanted, { compare })}
                  />
                </Card>
                <Pagination
                  page={wanted.page}
                  total={found.total}
                  pageSize={PAGE_SIZE}
                  href={(page) => searchHref(wanted, { page })}
                />
                <FoodLegend />
                <SourceNote source={found.source.name} sample={found.source.sample} />
              </>
            ) : (
              <NothingFound keyword={wanted.keyword} categories={categories} page={wanted.page} />
            )}
          </section>
        </div>
      </>
    );
  },
  skeleton: () => <PageSkeleton heights={[]} rows={{ rows: 12, height: 44 }} />,
});

/** A keyword without letters or digits finds nothing. */
const hasWords = (keyword: string): boolean => /[\p{L}\p{N}]/u.test(keyword);

type NothingFoundProps = { keyword: string; page: number; categories: SearchData['categories'] };

function NothingFound({ keyword, page, categories }: NothingFoundProps) {
  if (!hasWords(keyword))
    return (
      <Empty title="请输入关键字查询">可以输入名称、别名（西红柿）、拼音（fanqie）、首字母（fq）或食物编码。</Empty>
    );
  if (page > 1)
    return <NoSuchPage first={href('application/food/search_result', { keyword })}>结果没有这么多。</NoSuchPage>;
  return (
    <Empty
      title={`没有找到“${keyword}”`}
      action={categories.slice(0, 6).map(({ id, title }) => (
        <LinkButton key={id} href={href('application/food/list', { firstId: id, secondId: '0' })}>
          {title}
        </LinkButton>
      ))}
    >
      换一个名称、别名或拼音试试，多个词之间用空格分开；也可以从分类里找。
    </Empty>
  );
}
