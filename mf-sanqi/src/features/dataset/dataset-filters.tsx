import { freqTitle } from '@bee/domain/table-freq';
import { FilterRow, Filters } from '@bee/ui/content';
import type { Listed } from './dataset-data.ts';
import { type DatasetState, formats, freqs } from './dataset-state.ts';

type DatasetFiltersProps = { listed: Listed; state: DatasetState; to(change: Partial<DatasetState>): string };

/** Tables are filtered by frequency, products by file format. */
export const DatasetFilters = ({ listed: { kind, answer }, state, to }: DatasetFiltersProps) => {
  const { facets = {}, total } = answer;
  const countOf = (name: string, value: string) => facets[name]?.find((one) => one.value === value)?.count ?? 0;
  const clear = to({ freq: undefined, format: undefined });
  const chosen = kind === 'table' ? state.freq : state.format;
  return (
    <Filters total={total} active={chosen ? 1 : 0} clear={clear}>
      {kind === 'table' ? (
        <FilterRow
          label="频率"
          clear={clear}
          options={freqs
            .filter((freq) => countOf('freq', freq) > 0 || freq === state.freq)
            .map((freq) => ({
              title: freqTitle(freq),
              count: countOf('freq', freq),
              href: to({ freq }),
              current: freq === state.freq,
            }))}
        />
      ) : (
        <FilterRow
          label="格式"
          clear={clear}
          options={formats
            .filter((format) => countOf('format', format) > 0 || format === state.format)
            .map((format) => ({
              title: format.toUpperCase(),
              count: countOf('format', format),
              href: to({ format }),
              current: format === state.format,
            }))}
        />
      )}
    </Filters>
  );
};
