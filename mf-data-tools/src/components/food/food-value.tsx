import type { NutrientValue } from '@bee/contracts/resource/food';
import { nutrientText } from '@bee/domain/nutrient-value';
import '../../layout/food-marks.css';

type FoodValueProps = {
  value: NutrientValue | undefined;
  /** Factor of a basis other than 100 g of the edible part. */
  factor?: number;
  /** Shows 未测 next to the dash; tables explain it in their legend. */
  spelled?: boolean;
};

/** One amount: a number, `<0.5`, Tr, a calculated number with *, a doubtful one, or — for an unmeasured one. */
export function FoodValue({ value, factor = 1, spelled }: FoodValueProps) {
  const text = value ? nutrientText(value, factor) : '—';
  const state = value?.q ?? 'na';
  if (state === 'na')
    return (
      <span className="tools-food-none" title="未测">
        {text}
        <span className={spelled ? undefined : 'bee-quiet'}>（未测）</span>
      </span>
    );
  if (state === '=') return <>{text}</>;
  return (
    <span className={state === 'doubt' ? 'tools-food-doubt' : 'tools-food-mark'} title={meanings[state]}>
      {text}
      {state === 'doubt' ? <small>存疑</small> : null}
    </span>
  );
}

const meanings = {
  est: '来源计算或估计的值',
  '<': '低于检出限',
  tr: '微量，低于可定量的限度',
  doubt: '来源的数值超出食物可能的范围，不参与排名和均值',
};

/** Explains the marks of a table, and what is excluded from sorting and means. */
export function FoodLegend() {
  return (
    <ul className="tools-food-legend bee-small bee-wrap" aria-label="符号说明">
      <li>
        <b>—</b> 未测，不等于 0
      </li>
      <li>
        <b>Tr</b> 微量，低于可定量的限度
      </li>
      <li>
        <b>&lt;0.5</b> 低于检出限 0.5
      </li>
      <li>
        <b>899*</b> 来源计算或估计的值
      </li>
      <li>
        <b>存疑</b> 超出食物可能的范围
      </li>
      <li>排序、排名与均值只取有数值的食物；—、Tr、&lt; 与存疑的排在最后，不按 0 计。</li>
    </ul>
  );
}
