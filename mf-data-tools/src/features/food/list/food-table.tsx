import type { FoodRow, NutrientKey } from '@bee/contracts/resource/food';
import { formatNumber } from '@bee/domain/format';
import { nutrients } from '@bee/domain/nutrient';
import { href } from '@bee/platform';
import { type Column, DataTable, type TableSort, Tag } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { MAX_COMPARED, toggleCode } from '../compare-codes.ts';
import '../food.css';
import '../../../layout/page.css';

type FoodTableProps = {
  rows: (FoodRow & { matched?: string | null })[];
  cols: readonly NutrientKey[];
  caption: string;
  sort?: TableSort;
  /** Codes selected for comparison; `compareHref` gives the address with other ones. */
  compare: readonly string[];
  compareHref(codes: string[]): string;
  empty?: ReactNode;
};

/** Foods with the selected nutrients per 100 g of the edible part. */
export function FoodTable({ rows, cols, caption, sort, compare, compareHref, empty }: FoodTableProps) {
  return (
    <div className="tools-food-table">
      <DataTable
        caption={caption}
        hideCaption
        columns={[
          ...nameColumns,
          ...cols.map(nutrientColumn),
          {
            key: 'compare',
            title: '对比',
            cell: ({ code, name }) => (
              <CompareLink code={code} name={name} compare={compare} compareHref={compareHref} />
            ),
          },
        ]}
        rows={rows}
        rowKey={({ code }) => code}
        rowHref={({ code }) => href('application/food/detail', { code })}
        sort={sort}
        empty={empty}
      />
    </div>
  );
}

type Row = FoodTableProps['rows'][number];

const nameColumns: Column<Row>[] = [
  {
    key: 'name',
    title: '食物',
    width: 120,
    cell: ({ name, alias, matched }) => (
      <>
        {name}
        {(matched ?? alias[0]) ? (
          <span className="tools-food-alias bee-cut bee-note">{matched ?? alias.join('、')}</span>
        ) : null}
      </>
    ),
    hint: ({ name, alias }) => [name, ...alias].join('、'),
  },
  {
    key: 'category',
    title: '分类',
    cell: ({ cate1, cate2, rep }) => (
      <span className="tools-food-category bee-inline">
        {cate1.title} · {cate2.title}
        {rep ? <Tag type="grey">代表值</Tag> : null}
      </span>
    ),
  },
  {
    key: 'edible',
    title: '食部',
    unit: '%',
    numeric: true,
    cell: ({ edible_pct }) => formatNumber(edible_pct),
  },
];

const nutrientColumn = (key: NutrientKey): Column<Row> => ({
  key,
  title: nutrients[key].title,
  unit: nutrients[key].unit,
  numeric: true,
  sortable: true,
  cell: ({ nutrients: amounts }) => <FoodValue value={amounts[key]} />,
});

type CompareLinkProps = Pick<FoodTableProps, 'compare' | 'compareHref'> & { code: string; name: string };

function CompareLink({ code, name, compare, compareHref }: CompareLinkProps) {
  const chosen = compare.includes(code);
  if (!chosen && compare.length >= MAX_COMPARED)
    return (
      <span className="tools-muted" title={`最多对比 ${MAX_COMPARED} 种，请先去掉一种`}>
        已满
      </span>
    );
  return (
    <a
      href={compareHref(toggleCode(compare, code))}
      aria-label={chosen ? `已选，不再对比 ${name}` : `对比：加入 ${name}`}
      aria-current={chosen || undefined}
    >
      {chosen ? '已选' : '对比'}
    </a>
  );
}
