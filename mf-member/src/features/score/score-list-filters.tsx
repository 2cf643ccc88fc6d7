import type { DataFor } from '@bee/contracts/operations';
import { FilterRow, Filters } from '@bee/ui/content';
import type { ScoreListState } from './score-list-query.ts';

type ScoreListFiltersProps = {
  state: ScoreListState;
  data: DataFor<'user/getScoreLists'> | undefined;
  address: (state: ScoreListState) => string;
};

const directions = [
  { dir: undefined, title: '全部' },
  { dir: 'in', title: '获得' },
  { dir: 'out', title: '使用' },
  { dir: 'back', title: '退回' },
] as const;
const MONTHS_SHOWN = 12;

export function ScoreListFilters({ state, data, address }: ScoreListFiltersProps) {
  const { dir, source, month } = state;
  const first = { ...state, p: 1 };
  const active = [dir, source, month].filter(Boolean).length;
  const months = (data?.months ?? []).map((one) => one.month);
  const shownMonths = months.slice(0, MONTHS_SHOWN);
  if (month && !shownMonths.includes(month)) shownMonths.push(month);
  return (
    <Filters total={data?.total} active={active} clear={address({ p: 1 })}>
      <FilterRow
        label="收支"
        options={directions.map((one) => ({
          title: one.title,
          href: address({ ...first, dir: one.dir }),
          current: dir === one.dir,
        }))}
      />
      <FilterRow
        label="来源"
        options={[
          { title: '全部', href: address({ ...first, source: undefined }), current: !source },
          ...(data?.facets?.source ?? []).map(({ value, label, count }) => ({
            title: label,
            count,
            href: address({ ...first, source: value }),
            current: source === value,
          })),
        ]}
      />
      <FilterRow
        label="月份"
        options={[
          { title: '全部', href: address({ ...first, month: undefined }), current: !month },
          ...shownMonths.map((one) => ({
            title: monthTitle(one),
            href: address({ ...first, month: one }),
            current: month === one,
          })),
        ]}
      />
    </Filters>
  );
}

/** 2026年3月 */
export const monthTitle = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
