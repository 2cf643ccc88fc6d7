import type { DataFor } from '@bee/contracts/operations';
import type { Facet } from '@bee/contracts/shapes';
import { levelTitles } from '@bee/domain/data-product';
import { FacetRow, Filters } from '@bee/ui/content';
import { formats, levels, type ProductQuery, productHref, productQuery } from './product-query.ts';

type ProductFiltersProps = { facets: DataFor<'data/getProductList'>['facets']; query: ProductQuery; total: number };

const MAX_TAGS = 16;

export function ProductFilters({ facets = {}, query, total }: ProductFiltersProps) {
  const row = (label: string, key: 'category' | 'tag' | 'format' | 'access', choices: Choice[]) => (
    <FacetRow
      label={label}
      choices={choices}
      current={query[key]}
      hrefOf={(value) => productHref(query, { [key]: value })}
    />
  );
  return (
    <Filters total={total} active={productQuery.active(query)} clear={productHref(productQuery.cleared(query))}>
      {row('分类', 'category', choicesOf(facets.cate))}
      {row('标签', 'tag', shortened(choicesOf(facets.tag), query.tag))}
      {row(
        '格式',
        'format',
        fixed(formats, facets.format, (value) => value.toUpperCase()),
      )}
      {row(
        '获取',
        'access',
        fixed(levels, facets.access, (value) => levelTitles[value]),
      )}
    </Filters>
  );
}

type Choice = { value: string; title: string; count: number };

const choicesOf = (facet: Facet[] = []): Choice[] =>
  facet.map(({ value, label, count }) => ({ value, title: label, count }));

/** All choices, in a fixed order. */
const fixed = <Value extends string>(
  values: readonly Value[],
  facet: Facet[] = [],
  titleOf: (value: Value) => string,
): Choice[] =>
  values.map((value) => ({
    value,
    title: titleOf(value),
    count: facet.find((one) => one.value === value)?.count ?? 0,
  }));

/** The first choices, plus the selected one if it is not among them. */
const shortened = (choices: Choice[], chosen: string | undefined): Choice[] => [
  ...choices.slice(0, MAX_TAGS),
  ...choices.slice(MAX_TAGS).filter(({ value }) => value === chosen),
];
