import { Empty, LinkButton, Section } from '@bee/ui/content';
import { ChartCard, ChartDrawing, type ChartTab, Sentence } from '@bee/ui/data';
import { useTableExport } from '../../components/export/use-table-export.ts';
import { statisticsMap } from './statistics-map.tsx';
import {
  type NationYears,
  type PlaceYears,
  type StatisticsQuery,
  statisticsChoices,
  statisticsHref,
  type YearMap,
} from './statistics-query.ts';
import { type Trend, trendOf } from './statistics-trend.ts';
import './statistics.css';

export type Shown = {
  /** Oldest first. */
  years: string[];
  map: YearMap;
  nation: NationYears;
  place: PlaceYears | null;
  /** The other topic of the scatter plot, in the year of the map. */
  against: YearMap | null;
  /** Sown area of the crop in the selected province or the nation, for a topic with its output. */
  area: NationYears | PlaceYears | null;
};

/** A topic as map, chart and table; below the map, the trend is repeated. */
export function StatisticsCard({ shown, query }: { shown: Shown; query: StatisticsQuery }) {
  const { years, map, nation, place } = shown;
  const download = useTableExport('ast/takeExport');
  const trend = trendOf(nation, place, query);
  const mapped = map.list.length > 0 || map.missing.some(({ last_year }) => last_year !== null);
  const tabs: ChartTab[] = [...(mapped ? ['map' as const] : []), ...(trend ? (['chart', 'table'] as const) : [])];
  const view = { ...query, tab: tabs.includes(query.tab) ? query.tab : (tabs[0] ?? 'map') };
  if (tabs.length === 0)
    return (
      <Section title={map.topic.name}>
        <Empty title="没有全国与各省的数">这个专题只有市州的数，请从统计专题里换一个。</Empty>
      </Section>
    );
  const first = years[0] ?? map.year;
  const last = years.at(-1) ?? map.year;
  return (
    <>
      <ChartCard
        title={`${map.topic.name}历年走势`}
        fullTitle={`${map.topic.name}历年走势`}
        note={trend ? `${map.unit}，${trend.from} 至 ${trend.to} 年` : map.unit}
        view={view}
        choices={statisticsChoices(tabs)}
        download={download}
        hrefOf={(change) => statisticsHref(query, change)}
        lines={trend?.lines ?? []}
        from={trend ? `${trend.from}-01-01` : undefined}
        step="year"
        figures={trend?.figures}
        sentence={trend?.sentence ?? '没有全国数。'}
        source={{
          source: map.source,
          unit: map.unit,
          dates: { min: `${trend?.min ?? first}-01-01`, max: `${trend?.max ?? last}-01-01` },
          frequency: '每年',
          method: '没有公布的年份留空，不插值；全国数为公布数，不由各省相加',
        }}
        map={mapped ? statisticsMap(map, years, query) : undefined}
        filters={[
          ['专题', map.topic.name],
          ['年份', map.year],
          ['地区', place?.name ?? '全国'],
        ]}
      />
      {view.tab === 'map' && !view.embed ? <TrendBelow trend={trend} map={map} query={query} /> : null}
    </>
  );
}

function TrendBelow({ trend, map, query }: { trend: Trend | null; map: YearMap; query: StatisticsQuery }) {
  if (!trend)
    return (
      <Section title="历年走势">
        <Empty title="没有公布全国数">在地图或排名里选择一个省份，看它的历年数；各省之和不代表全国，这里不相加。</Empty>
      </Section>
    );
  return (
    <Section
      title="历年走势"
      note={`${map.unit}，${trend.min} 至 ${trend.max} 年`}
      actions={<LinkButton href={statisticsHref(query, { tab: 'chart' })}>换算与下载</LinkButton>}
    >
      <div className="tools-trends">
        {trend.lines.map((line) => (
          <figure key={line.id}>
            <figcaption className="bee-small">{line.name}</figcaption>
            <ChartDrawing lines={[line]} label={trend.sentences[line.id] ?? line.name} step="year" height={240} />
          </figure>
        ))}
      </div>
      <Sentence text={trend.sentence} />
    </Section>
  );
}
