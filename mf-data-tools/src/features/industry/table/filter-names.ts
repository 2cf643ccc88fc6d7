import { cityOf, provinces } from '@bee/domain/region';
import type { TableFilter } from '@bee/domain/table-filters';
import { freqText, type TableFreq } from '../freq.ts';
import type { TableField } from './table-data.ts';

export const isNation = (adcode: string | undefined): boolean => adcode === '100000';

/** Display name of a value: 云南省 for 530000. */
export const valueName = (field: TableField | undefined, value: string): string => {
  if (field?.role === 'geo')
    return (
      provinces.find(({ adcode }) => adcode === value)?.name ??
      cityOf(value)?.name ??
      (isNation(value) ? '全国' : value)
    );
  return field?.options?.find((option) => option.value === value)?.label ?? value;
};

/** A short text of a condition: 云南省等 3 个, 最近 10 年, 2019 至 2024. */
export const filterName = (field: TableField | undefined, filter: TableFilter, freq: TableFreq): string => {
  if (Array.isArray(filter)) {
    const [first = ''] = filter;
    const name = valueName(field, first);
    return filter.length > 1 ? `${name}等 ${filter.length} 个` : name;
  }
  if ('last' in filter) return `最近 ${filter.last} ${freqText(freq).unit}`;
  if (filter.from && filter.to) return filter.from === filter.to ? filter.from : `${filter.from} 至 ${filter.to}`;
  return filter.from ? `${filter.from} 起` : `至 ${filter.to ?? ''}`;
};
