import type { DataFor } from '@bee/contracts/operations';
import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Empty, SampleBadge, Section } from '@bee/ui/content';
import { priceText } from '../../../components/price/price-unit.ts';
import '../food.css';

type SeasonFoodsProps = { season: DataFor<'food/getSeason'> };

/** Foods that are usually cheap at this time of year, with today's price. */
export function SeasonFoods({ season: { day, week, list } }: SeasonFoodsProps) {
  return (
    <Section title="今日时令" note={`${formatDay(day)}，全年第 ${week} 周`}>
      {list.length > 0 ? (
        <>
          <ul className="tools-food-season" aria-label="今日时令">
            {list.map((food) => (
              <li key={food.code}>
                <p>
                  <a href={href('application/food/detail', { code: food.code })}>{food.name}</a>
                  <SampleBadge sample={food.sample} />
                  <b>比全年低 {food.below_pct.toFixed(1)}%</b>
                </p>
                <p>本周均价与全年均价相比，近 {food.years} 年平均</p>
                <p>
                  <a href={href(food.price_to.page, food.price_to.params)}>
                    最新 <span className="bee-num">{priceText(food.price_avg)}</span> {food.unit}
                  </a>
                  ，{formatDay(food.date)}，{food.market}
                </p>
              </li>
            ))}
          </ul>
          <p className="tools-food-season-basis bee-small">
            依据：同一市场上述各年的批发报价按周平均，本周处于全年最低的四分之一，且一周内仍有报价；来源：
            {[...new Set(list.map(({ source_name }) => source_name))].join('、')}。价格低不等于产地上市量，仅供参考。
          </p>
        </>
      ) : (
        <Empty title="今天没有可以判断的时令食物">
          须有同名品种两年以上的批发价，且本周处于全年最低的四分之一；没有行情数据时不作推断。
        </Empty>
      )}
    </Section>
  );
}
