import type { Food, FoodRow } from '@bee/contracts/resource/food';
import { nutrients } from '@bee/domain/nutrient';
import { href } from '@bee/platform';
import { type Column, DataTable, Section } from '@bee/ui/content';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { MAX_COMPARED } from '../compare-codes.ts';
import { detailHref, type FoodDetailQuery } from './detail-query.ts';
import '../../../layout/page.css';

type RelatedFoodsProps = { food: Food; related: FoodRow[]; query: FoodDetailQuery };

const SHOWN = ['energy', 'protein', 'fat'] as const;

/** Foods of the same kind, most similar composition first. */
export function RelatedFoods({ food, related, query }: RelatedFoodsProps) {
  if (related.length === 0) return null;
  const full = query.compare.length + 1 >= MAX_COMPARED;
  const columns: Column<FoodRow>[] = [
    { key: 'name', title: '食物', width: 120, cell: ({ name }) => name },
    ...SHOWN.map(
      (key): Column<FoodRow> => ({
        key,
        title: nutrients[key].title,
        unit: nutrients[key].unit,
        numeric: true,
        cell: ({ nutrients: amounts }) => <FoodValue value={amounts[key]} />,
      }),
    ),
    {
      key: 'compare',
      title: '对比',
      cell: ({ code, name }) => {
        if (query.compare.includes(code)) return <span className="tools-muted">已在对比</span>;
        if (full) return <span className="tools-muted">已满</span>;
        return (
          <a
            href={`${detailHref(query, { compare: [...query.compare, code] })}#compare`}
            aria-label={`对比：加入 ${name}`}
          >
            对比
          </a>
        );
      },
    },
  ];
  return (
    <Section
      title="相近食物"
      note={`${food.cate2.title}，每 100 克可食部`}
      more={{
        title: `全部${food.cate2.title}`,
        href: href('application/food/list', { firstId: food.cate1.id, secondId: food.cate2.id }),
      }}
      flush
    >
      <DataTable
        caption={`与${food.name}相近的食物`}
        hideCaption
        dense
        columns={columns}
        rows={related}
        rowKey={({ code }) => code}
        rowHref={({ code }) => href('application/food/detail', { code })}
      />
    </Section>
  );
}
