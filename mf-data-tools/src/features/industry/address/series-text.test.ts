import { MAX_SERIES, readSeries, type SeriesKey, seriesListText, seriesText } from './series-text.ts';

const one: SeriesKey = { model_id: 'grain-output', measure: 'output', at: { geo: '530000', crop: '玉米;~!:%' } };

it('a series is written and read back, whatever its values are made of', () => {
  const other: SeriesKey = { model_id: 'hog-price', measure: 'price', at: {} };
  expect(readSeries(seriesListText([one, other]))).toEqual([one, other]);
});

it('is the same in whatever order its dimensions come', () => {
  expect(seriesText({ ...one, at: { crop: '玉米;~!:%', geo: '530000' } })).toBe(seriesText(one));
});

it('leaves out what is none, what comes twice and what is too much', () => {
  expect(readSeries('x;y~../etc!price!~A!b!')).toEqual([]);
  expect(readSeries(seriesListText([one, one]))).toHaveLength(1);
  const many = Array.from({ length: 15 }, (_, place) => ({ ...one, model_id: `m${place}` }));
  expect(readSeries(seriesListText(many))).toHaveLength(MAX_SERIES);
});
