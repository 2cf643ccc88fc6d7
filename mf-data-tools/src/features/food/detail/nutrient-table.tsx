import type { Food, NutrientItem } from '@bee/contracts/resource/food';
import { formatNumber, MISSING } from '@bee/domain/format';
import { href } from '@bee/platform';
import { type Column, DataTable, Section } from '@bee/ui/content';
import { FoodValue } from '../../../components/food/food-value.tsx';
import '../food.css';
import '../../../layout/page.css';

type NutrientTableProps = { food: Food; group: Food['groups'][number]; factor: number; basis: string };

/** One group: amounts on the basis, share of the daily reference, rank and mean within the category. */
export function NutrientTable({ food, group, factor, basis }: NutrientTableProps) {
  return (
    <Section title={group.title} note={basis} flush>
      <div className="tools-food-nutrients">
        <DataTable
          caption={`${food.name}的${group.title}，${basis}`}
          hideCaption
          dense
          columns={columnsOf(food, factor)}
          rows={group.items}
          rowKey={({ key }) => key}
        />
      </div>
    </Section>
  );
}

const columnsOf = (food: Food, factor: number): Column<NutrientItem>[] => [
  { key: 'name', title: '成分', width: 120, cell: ({ name }) => name },
  {
    key: 'value',
    title: '含量',
    numeric: true,
    cell: ({ value, unit }) => (
      <span className="tools-food-amount">
        <FoodValue value={value} factor={factor} spelled />
        {value.q === 'na' || value.q === 'tr' ? null : <span className="bee-unit"> {unit}</span>}
      </span>
    ),
  },
  { key: 'nrv', title: 'NRV%', cell: (item) => <ReferenceBar item={item} factor={factor} /> },
  {
    key: 'rank',
    title: `在${food.cate1.title}中`,
    cell: (item) => <RankLink item={item} food={food} />,
  },
  {
    key: 'mean',
    title: '同类均值',
    numeric: true,
    cell: ({ cate_avg, unit, value }) =>
      cate_avg === null ? (
        MISSING
      ) : (
        <>
          {formatNumber(cate_avg * factor, Math.max(1, value.decimals))} <span className="bee-unit">{unit}</span>
        </>
      ),
    hint: ({ rank_total }) => `${rank_total} 种有数值的食物的平均`,
  },
];

type ReferenceBarProps = { item: NutrientItem; factor: number };

/** Share of the daily reference as number and bar; the bar is full above 100 %. */
export function ReferenceBar({ item: { nrv, nrv_pct, unit }, factor }: ReferenceBarProps) {
  if (nrv === null || nrv_pct === null) return <span className="tools-muted">{MISSING}</span>;
  const share = nrv_pct * factor;
  return (
    <span className="tools-food-reference" title={`参考值 ${formatNumber(nrv)} ${unit}/天`}>
      <span className="tools-food-reference-track" aria-hidden="true">
        <span style={{ width: `${Math.min(100, share)}%` }} />
      </span>
      <span>{formatNumber(share, share < 10 ? 1 : 0)}%</span>
    </span>
  );
}

/** 第 3/120, linked to the list in that order. A rank among zeros is meaningless and left out. */
function RankLink({ item, food }: { item: NutrientItem; food: Food }) {
  if (item.rank === null || item.value.v === 0) return <span className="tools-muted">{MISSING}</span>;
  const to = href('application/food/list', { firstId: food.cate1.id, secondId: '0', s: `${item.key}.desc` });
  return (
    <a href={to} aria-label={`第 ${item.rank}/${item.rank_total}，查看${food.cate1.title}的${item.name}排名`}>
      第 {item.rank}/{item.rank_total}
    </a>
  );
}
