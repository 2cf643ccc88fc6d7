import { formatChange, formatNumber } from '@bee/domain/format';
import { navigate } from '@bee/platform';
import type { CardMap, Figures } from '@bee/ui/data';
import { shareOf } from './national-share.ts';
import { ProvinceRanking } from './province-ranking.tsx';
import { provinceHref, type StatisticsQuery, statisticsHref, type YearMap } from './statistics-query.ts';
import { YearSlider } from './year-slider.tsx';

/** One year by province; a selected province is shown below, compared with the nation. */
export const statisticsMap = (map: YearMap, years: readonly string[], query: StatisticsQuery): CardMap => {
  const { topic, year, unit, decimals, list, breaks } = map;
  return {
    title: `${topic.name}：${year} 年各省`,
    fullTitle: `${topic.name}${year}年各省`,
    note: `${unit}，${year} 年`,
    sentence: mapSentence(map),
    drawing: {
      values: list.map(({ adcode, value, rank, flag }) => ({
        adcode,
        value,
        date: `${year} 年`,
        note: `第 ${rank} 位${flag ? '，已修订' : ''}`,
      })),
      unit,
      decimals,
      // The same classes for all years, so that colours are comparable during playback.
      classes: breaks.slice(0, -1).map((from, place) => ({ from, to: breaks[place + 1] ?? from })),
      current: query.province,
      onPick: (adcode) => navigate(provinceHref(query, adcode)),
    },
    figures: mapFigures(map),
    above: (
      <YearSlider
        years={years}
        year={query.year && years.includes(query.year) ? query.year : year}
        shown={year}
        hrefOf={(to) => statisticsHref(query, { year: to })}
      />
    ),
    beside: <ProvinceRanking map={map} query={query} />,
    method: '没有公布的省份画斜线，不按 0 计；颜色分级在各年之间不变；修订过的数以最后一次公布为准',
  };
};

const mapFigures = ({ unit, decimals, national, list, missing }: YearMap): Figures => ({
  columns: [
    { title: '省份', type: 'text' },
    { title: '行政区划代码', type: 'text' },
    { title: '数值', unit, type: 'number', decimals },
    { title: '名次', type: 'number', decimals: 0 },
    { title: '上年名次', type: 'number', decimals: 0 },
    { title: '同比', unit: '%', type: 'number', decimals: 1 },
    { title: '占全国', unit: '%', type: 'number', decimals: 1 },
    { title: '备注', type: 'text' },
  ],
  rows: [
    ...list.map(({ name, adcode, value, rank, prev_rank, yoy, was }) => [
      name,
      adcode,
      value,
      rank,
      prev_rank,
      yoy,
      shareOf({ unit, national }, value),
      was === null ? '' : `修订，先前公布为 ${formatNumber(was, decimals)}`,
    ]),
    ...missing.map(({ name, adcode, last_year }) => [
      name,
      adcode,
      null,
      null,
      null,
      null,
      null,
      last_year ? `没有数据，最近 ${last_year} 年` : '没有数据',
    ]),
  ],
});

const mapSentence = ({ topic, year, unit, decimals, national, list, missing }: YearMap): string => {
  const [most] = list;
  const least = list.at(-1);
  const text = (value: number) => `${formatNumber(value, decimals)} ${unit}`;
  const nation = national
    ? `全国 ${text(national.value)}${national.yoy === null ? '' : `，同比 ${formatChange(national.yoy)}`}。`
    : '没有公布全国数。';
  if (!most || !least) return `${year} 年没有${topic.name}的分省数据。${nation}`;
  const range =
    list.length > 1
      ? `${most.name}最高，${text(most.value)}；${least.name}最低，${text(least.value)}`
      : `${most.name} ${text(most.value)}`;
  const without = missing.length > 0 ? `${missing.length} 个省份没有数据。` : '';
  return `${year} 年${topic.name}有 ${list.length} 个省份公布，${range}。${nation}${without}`;
};
