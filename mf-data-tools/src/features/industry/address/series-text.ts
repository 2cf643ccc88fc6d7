import type { RequestFor } from '@bee/contracts/operations';
import { readValue, valueText } from '@bee/domain/table-filters';

/** One series of a table: a measure at one value of every dimension except time. */
export type SeriesKey = { model_id: string; measure: string; at: Record<string, string> };

export const MAX_SERIES = 12;

const MODEL = /^[a-z0-9][a-z0-9-]{0,60}$/;
const FIELD = /^[a-z][a-z0-9_]{0,30}$/;

/** `grain!output!geo:530000;crop:玉米`: canonical, so independent of the order of the dimensions. */
export const seriesText = ({ model_id, measure, at }: SeriesKey): string =>
  [
    model_id,
    measure,
    Object.keys(at)
      .sort()
      .map((field) => `${field}:${valueText(at[field] ?? '')}`)
      .join(';'),
  ].join('!');

/** Series of an address, unique; invalid ones and those beyond the limit of twelve are dropped. */
export const readSeries = (text: string | undefined): SeriesKey[] =>
  [...new Set((text ?? '').split('~'))].flatMap((part) => readOne(part) ?? []).slice(0, MAX_SERIES);

export const seriesListText = (list: readonly SeriesKey[]): string => list.map(seriesText).join('~');

export const seriesRequest = (list: readonly SeriesKey[]): RequestFor<'industry/getSeries'>['series'] =>
  list.map(({ model_id, measure, at }) => ({ model_id, measure, at }));

const readOne = (text: string): SeriesKey | null => {
  const [model_id = '', measure = '', places = ''] = text.split('!');
  if (!MODEL.test(model_id) || !FIELD.test(measure)) return null;
  const at = places.split(';').flatMap((place): [string, string][] => {
    const [field = '', value = ''] = place.split(':');
    return FIELD.test(field) && value ? [[field, readValue(value)]] : [];
  });
  return { model_id, measure, at: Object.fromEntries(at) };
};
