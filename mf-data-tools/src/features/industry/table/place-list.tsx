import type { DataFor } from '@bee/contracts/operations';
import { useApiQuery } from '@bee/platform';
import { Icon, QueryState, SkeletonRows } from '@bee/ui/content';
import { useState } from 'react';
import { ChoiceList, type ListedChoice } from './choice-list.tsx';
import './table.css';

type PlaceListProps = { model: string; label: string; chosen: readonly string[]; onApply(values: string[]): void };

/** Places of a table by level: provinces, then the cities of the opened one. */
export function PlaceList({ model, label, chosen, onApply }: PlaceListProps) {
  const [way, setWay] = useState<{ adcode: string; name: string } | null>(null);
  const level = useApiQuery(
    'industry/getSpaceCity',
    { model_id: model, ...(way && { pid: way.adcode }) },
    { raw: true },
  );
  return (
    <QueryState query={level} failed="地区加载失败" skeleton={<SkeletonRows rows={5} />}>
      {list}
    </QueryState>
  );

  function list(places: DataFor<'industry/getSpaceCity'>) {
    const deeper = new Set(places.filter(({ has_children }) => has_children).map(({ adcode }) => adcode));
    const offered = places.map(({ adcode, name, count }): ListedChoice => ({ value: adcode, label: name, count }));
    return (
      <>
        {way ? (
          <button type="button" className="tools-place-back" onClick={() => setWay(null)}>
            <Icon name="chevron" size={14} /> 返回上一级（{way.name}）
          </button>
        ) : null}
        <ChoiceList
          key={way?.adcode ?? ''}
          label={label}
          offered={offered}
          chosen={chosen}
          onApply={onApply}
          below={({ value, label: name }) =>
            deeper.has(value) ? (
              <button
                type="button"
                className="tools-place-below"
                aria-label={`${name}的下级地区`}
                onClick={() => setWay({ adcode: value, name })}
              >
                下级
              </button>
            ) : null
          }
        />
      </>
    );
  }
}
