import { freqTitle } from '@bee/domain/table-freq';
import { FacetRow, Filters } from '@bee/ui/content';
import type { Listed } from './dataset-data.ts';
import { type DatasetState, formats, freqs } from './dataset-state.ts';

type DatasetFiltersProps = { listed: Listed; state: DatasetState; to(change: Partial<DatasetState>): string };

/** Tables are filtered by frequency, products by file format. */
export function DatasetFilters({ listed: { kind, answer }, state, to }: DatasetFiltersProps) {
  const { facets = {}, total } = answer;
  const clear = to({ freq: undefined, format: undefined });
  const row = <Value extends string>(
    key: 'freq' | 'format',
    label: string,
    values: readonly Value[],
    titleOf: (value: Value) => string,
  ) => (
    <FacetRow
      label={label}
      choices={values
        .map((value) => ({ value, count: facets[key]?.find((one) => one.value === value)?.count ?? 0 }))
        .filter(({ value, count }) => count > 0 || value === state[key])}
      current={state[key] as Value | undefined}
      hrefOf={(value) => to({ [key]: value })}
      titles={titleOf}
      clear={clear}
    />
  );
  return (
    <Filters total={total} active={(kind === 'table' ? state.freq : state.format) ? 1 : 0} clear={clear}>
      {kind === 'table'
        ? row('freq', '频率', freqs, freqTitle)
        : row('format', '格式', formats, (format) => format.toUpperCase())}
    </Filters>
  );
}
