import { publishedBy } from '../release.ts';
import { type IndustryRow, type ReleaseRecord, releaseFiles, type TableRecord } from './industry-files.ts';

export type StoredRow = {
  no: number;
  period: string;
  adcode: string;
  d1: string;
  d2: string;
  cells: number[];
  publishedOn: string;
  revision: number;
  current: boolean;
};

/** Rows of the tables that have been published by `today`, with those that were replaced. */
export const industryRows = (
  tables: readonly TableRecord[],
  size: 'full' | 'recent' | 'small',
  today: string,
  numbers: ReadonlyMap<string, number>,
): StoredRow[] => {
  const releases = new Map<string, ReleaseRecord[]>(tables.map(({ modelId }) => [modelId, []]));
  for (const file of Object.values(releaseFiles))
    for (const release of file.read()) if (release.from <= today) releases.get(release.table)?.push(release);
  return tables.flatMap((table) => {
    const published = releases.get(table.modelId) ?? [];
    const shown = size === 'full' ? published : published.slice(-(table.smallPeriods ?? 0));
    return shown.flatMap((release) => rowsOf(table, release, today, numbers.get(table.modelId) ?? 0));
  });
};

const rowsOf = ({ fields }: TableRecord, release: ReleaseRecord, today: string, no: number): StoredRow[] => {
  const hasPlaces = fields.some(({ role }) => role === 'geo');
  return publishedBy(release, today, keyOf).map(({ row: [key, ...cells], ...published }) => {
    const words = key.split('/');
    const [adcode = '', d1 = '', d2 = ''] = hasPlaces ? words : ['', ...words];
    return { no, period: release.period, adcode, d1, d2, cells, ...published };
  });
};

const keyOf = ([key]: IndustryRow): string => key;
