import type { DataFor } from '@bee/contracts/operations';
import { nutrients } from '@bee/domain/nutrient';
import { isCounted } from '@bee/domain/nutrient-value';
import { href } from '@bee/platform';
import { Empty, FacetRow, FilterRow, Filters, linkChoices, Section } from '@bee/ui/content';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { type IndexQuery, indexHref, rankedNutrients } from './index-query.ts';
import '../food.css';

type NutrientRankingProps = {
  query: IndexQuery;
  ranking: DataFor<'food/getList'>;
  categories: DataFor<'food/getCateList'>;
};

/** The foods richest in a nutrient per 100 g of the edible part, overall or in one category. */
export function NutrientRanking({ query, ranking, categories }: NutrientRankingProps) {
  const { title, unit } = nutrients[query.nutrient];
  const rows = ranking.list.flatMap((row) => {
    const value = row.nutrients[query.nutrient];
    return value && isCounted(value) ? [{ ...row, value }] : [];
  });
  const most = rows[0]?.value.v ?? 0;
  return (
    <Section
      title={`${title}排行`}
      note={`${unit}，每 100 克可食部`}
      more={{
        title: '完整排名',
        href: href('application/food/list', { firstId: query.firstId, secondId: '0', s: `${query.nutrient}.desc` }),
      }}
    >
      <Filters>
        <FilterRow
          label="成分"
          options={linkChoices(
            rankedNutrients,
            query.nutrient,
            (nutrient) => indexHref(query, { nutrient }),
            (key) => nutrients[key].title,
          )}
        />
        <FacetRow
          label="大类"
          choices={categories.map(({ id, title }) => ({ id, title }))}
          current={query.firstId}
          hrefOf={(id = '0') => indexHref(query, { firstId: id })}
        />
      </Filters>
      {rows.length > 0 ? (
        <ol className="tools-food-ranking" aria-label={`${title}排行`}>
          {rows.map(({ code, name, cate2, value }) => (
            <li key={code}>
              <a href={href('application/food/detail', { code })}>
                {name}
                <small>{cate2.title}</small>
              </a>
              <span className="tools-food-reference-track" aria-hidden="true">
                <span style={{ width: `${most > 0 ? (100 * (value.v ?? 0)) / most : 0}%` }} />
              </span>
              <span>
                <FoodValue value={value} /> <span className="bee-unit">{unit}</span>
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <Empty title={`这一类没有${title}的数值`}>未测的食物不参与排行，也不按 0 计。</Empty>
      )}
    </Section>
  );
}
