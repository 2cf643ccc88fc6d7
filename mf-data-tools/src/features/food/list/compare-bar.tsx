import { LinkButton } from '@bee/ui/content';
import { compareHref, MAX_COMPARED } from '../compare-codes.ts';
import '../food.css';

type CompareBarProps = { compare: readonly string[]; clear: string };

/** The foods selected for comparison so far. */
export function CompareBar({ compare, clear }: CompareBarProps) {
  if (compare.length === 0) return null;
  return (
    <section className="tools-food-compare-bar bee-wrap bee-no-print" aria-label="已选对比">
      <span>
        已选 {compare.length}/{MAX_COMPARED} 种食物
        {compare.length < 2 ? '，再选一种即可对比' : ''}
      </span>
      {compare.length > 1 ? (
        <LinkButton kind="primary" size="mini" href={compareHref(compare)}>
          并排对比
        </LinkButton>
      ) : null}
      <a href={clear}>清空</a>
    </section>
  );
}
