import type { Food, NutrientItem, NutrientKey } from '@bee/contracts/resource/food';
import { formatPrice } from '@bee/domain/format';
import { nutrientOrder, nutrients } from '@bee/domain/nutrient';
import { isCounted } from '@bee/domain/nutrient-value';
import { href } from '@bee/platform';
import { type Column, DataTable, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { basisFactor, basisOf, detailHref, type FoodDetailQuery, MONEY, moneyFactor } from './detail-query.ts';
import '../food.css';

type ComparisonProps = {
  /** This food is first. */
  foods: Food[];
  /** Codes of the address that do not exist. */
  unknown: readonly string[];
  query: FoodDetailQuery;
  basis: string;
};

/** Up to four foods side by side, by weight or by price; the highest value of a row is bold. */
export function Comparison({ foods, unknown, query, basis }: ComparisonProps) {
  if (foods.length < 2 && unknown.length === 0) return null;
  const tables = foods.map(
    (food) => new Map(food.groups.flatMap(({ items }) => items).map((item) => [item.key, item])),
  );
  const factors = foods.map((food) => (query.money ? moneyFactor(food) : basisFactor(basisOf(food, query))));
  const rows = nutrientOrder.filter((key) => tables.some((items) => hasAmount(items.get(key))));
  return (
    <Section
      id="compare"
      title="食物对比"
      note={query.money ? `按批发价，每 ${MONEY} 元买到的` : query.basis === 'bought' ? '每 100 克市品' : basis}
      actions={
        <a className="bee-no-print" href={detailHref(query, { compare: [] })}>
          结束对比
        </a>
      }
      flush
    >
      {unknown.length > 0 ? (
        <p className="tools-food-note">没有编码为 {unknown.join('、')} 的食物，已从对比中略去。</p>
      ) : null}
      <div className="tools-food-compare-legend bee-small bee-no-print">
        <Choices
          label="对比口径"
          choices={[
            { title: '同样重量', href: detailHref(query, { money: false }), current: !query.money },
            { title: `每 ${MONEY} 元`, href: detailHref(query, { money: true }), current: query.money },
          ]}
        />
      </div>
      <div className="tools-food-compare">
        <DataTable
          caption={`${foods.map(({ name }) => name).join('、')}的营养成分对比`}
          hideCaption
          dense
          columns={[
            { key: 'name', title: '成分', width: 110, cell: (key: NutrientKey) => titleOf(key) },
            ...foods.map((food, place) => columnOf(food, place, tables, factors)),
          ]}
          rows={rows}
          rowKey={(key) => key}
        />
      </div>
      <p className="tools-food-compare-legend bee-small">
        <strong>加粗</strong>
        为该行有数值的食物中最高的，不表示更好（如钠）；—、Tr、&lt; 与存疑的不参与比较。
        {query.money ? foods.map(priceNote).join('；') : null}
      </p>
      <ul className="tools-food-compare-names bee-wrap bee-no-print" aria-label="对比的食物">
        {foods.slice(1).map(({ code, name }) => (
          <li key={code}>
            <a href={href('application/food/detail', { code })}>{name}</a>
            <a
              href={detailHref(query, { compare: query.compare.filter((one) => one !== code) })}
              aria-label={`移除 ${name}，不再对比`}
            >
              移除
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const priceNote = ({ name, price, edible_pct }: Food): string =>
  price && edible_pct !== null
    ? `${name} ${formatPrice(price.price_kg)} 元/公斤（${price.market}，${price.date}），食部 ${edible_pct}%`
    : `${name}没有${price ? '食部比例' : '近期批发价'}，不能按价格比较`;

type Items = Map<NutrientKey, NutrientItem>;

const hasAmount = (item: NutrientItem | undefined): boolean => item !== undefined && item.value.q !== 'na';

const titleOf = (key: NutrientKey) => (
  <>
    {nutrients[key].title} <span className="bee-unit">{nutrients[key].unit}</span>
  </>
);

const columnOf = (food: Food, place: number, tables: Items[], factors: (number | null)[]): Column<NutrientKey> => ({
  key: food.code,
  title: food.name,
  numeric: true,
  cell: (key) => {
    const numbers = tables.map((items, at) => numberOf(items.get(key), factors[at] ?? null));
    const own = numbers[place] ?? null;
    const known = numbers.filter((one) => one !== null);
    const best = own !== null && own > 0 && known.length > 1 && own === Math.max(...known);
    const factor = factors[place] ?? null;
    if (factor === null) return '—';
    const shown = <FoodValue value={tables[place]?.get(key)?.value} factor={factor} />;
    return best ? <strong>{shown}</strong> : shown;
  },
});

const numberOf = (item: NutrientItem | undefined, factor: number | null): number | null =>
  factor !== null && item && isCounted(item.value) && item.value.v !== null ? item.value.v * factor : null;
