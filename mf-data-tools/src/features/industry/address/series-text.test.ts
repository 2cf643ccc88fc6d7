import { MAX_SERIES, readSeries, type SeriesKey, seriesListText, seriesText } from './series-text.ts';

const one: SeriesKey = { model_id: 'grain-output', measure: 'output', at: { geo: '530000', crop: '玉米;~!:%' } };

it('a series is written and parsed again, with any characters in its values', () => {
  const other: SeriesKey = { model_id: 'hog-price', measure: 'price', at: {} };
  expect(readSeries(seriesListText([one, other]))).toEqual([one, other]);
});

it('does not depend on the order of its dimensions', () => {
  expect(seriesText({ ...one, at: { crop: '玉米;~!:%', geo: '530000' } })).toBe(seriesText(one));
});

it('drops invalid series, duplicates and those beyond the limit', () => {
  expect(readSeries('x;y~../etc!price!~A!b!')).toEqual([]);
  expect(readSeries(seriesListText([one, one]))).toHaveLength(1);
  const many = Array.from({ length: 15 }, (_, place) => ({ ...one, model_id: `m${place}` }));
  expect(readSeries(seriesListText(many))).toHaveLength(MAX_SERIES);
});
