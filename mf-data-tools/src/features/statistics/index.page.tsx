import { formatInstant } from '@bee/domain/format';
import { definePage, href } from '@bee/platform';
import { AskButton, Empty, LinkButton, PageHeader, PageSkeleton, SampleBadge, Section } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { OutputPartsSection } from './output-parts-section.tsx';
import { ProvinceDetail } from './province-detail.tsx';
import { ProvinceDistribution } from './province-distribution.tsx';
import { ProvinceLinks } from './province-links.tsx';
import { ProvinceMultiples } from './province-multiples.tsx';
import { type Shown, StatisticsCard } from './statistics-card.tsx';
import { type StatisticsQuery, statisticsQuery } from './statistics-query.ts';
import { firstTopic, sownTopic, type TopicNode, topicNodes } from './topic-nodes.ts';
import { TopicScatter } from './topic-scatter.tsx';
import { TopicSelect } from './topic-select.tsx';
import { TopicTree } from './topic-tree.tsx';
import './statistics.css';
import '../../layout/page.css';

/** `shown` is null when there are no statistics at all. */
type StatisticsData = { nodes: TopicNode[]; shown: Shown | null };

/** A topic by province and year. */
export const page = definePage<StatisticsData>({
  load: async ({ api, query }) => {
    const { topic: wanted, year, province, against: other } = statisticsQuery.read(query);
    const ofTopic = (cate_id: string) =>
      Promise.all([api('ast/getYearList', { cate_id }), api('ast/getNationwideDataOrderByYear', { cate_id })]);
    const [answer, own] = await Promise.all([
      api('ast/getAgriSpecialTopicCatagory', {}),
      wanted ? ofTopic(wanted) : null,
    ]);
    const nodes = topicNodes(answer);
    const cate_id = wanted ?? firstTopic(answer);
    if (!cate_id) return { nodes, shown: null };
    const [years, nation] = own ?? (await ofTopic(cate_id));
    const yearParams = year && years.includes(year) ? { year } : {};
    const sown = sownTopic(answer, cate_id);
    const [map, place, areaOfPlace, areaOfNation] = await Promise.all([
      api('ast/getNationwideDataGroupAdcode', { cate_id, ...yearParams }),
      province ? api('ast/getProvinceData', { cate_id, adcode: province, ...yearParams }) : null,
      sown && province ? api('ast/getProvinceData', { cate_id: sown, adcode: province }) : null,
      sown && !province ? api('ast/getNationwideDataOrderByYear', { cate_id: sown }) : null,
    ]);
    // The other topic may have no figures for the year.
    const against = other
      ? await api('ast/getNationwideDataGroupAdcode', { cate_id: other, year: map.year }, { raw: true }).catch(
          () => null,
        )
      : null;
    return {
      nodes,
      shown: { years: [...years].reverse(), map, nation, place, against, area: areaOfPlace ?? areaOfNation },
    };
  },
  head: ({ shown }) => {
    if (!shown) return { title: '宏观统计', description: '各省历年农业统计与地图' };
    const { map, years } = shown;
    return {
      title: `${map.topic.name}：各省地图、排名与历年走势`,
      description: `${map.topic.name}（${map.unit}）${years[0]} 至 ${years.at(-1)} 年全国与各省数据：地图、排名、同比、走势与下载`,
    };
  },
  component: ({ data, query }) => {
    const wanted = statisticsQuery.read(query);
    return <Statistics data={data} query={{ ...wanted, topic: data.shown?.map.topic.id ?? wanted.topic }} />;
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[96, 640, 320]} />,
});

function Statistics({ data: { nodes, shown }, query }: { data: StatisticsData; query: StatisticsQuery }) {
  if (shown && query.embed) return <StatisticsCard shown={shown} query={query} />;
  return (
    <div className="tools-detail tools-statistics">
      <PageHeader
        title="宏观统计"
        breadcrumb={trail({ title: '数据工具', href: href('application/list') }, '宏观统计')}
        meta={shown ? <Facts shown={shown} /> : null}
        actions={
          shown ? <AskButton kind="table" id={`ast:${shown.map.topic.id}`} title={shown.map.topic.name} /> : undefined
        }
      />
      {shown ? (
        <>
          <TopicSelect nodes={nodes} query={query} />
          {query.year && query.year !== shown.map.year && !shown.years.includes(query.year) ? (
            <p role="status" className="tools-statistics-note">
              {shown.map.topic.name}没有 {query.year} 年的数据，显示最近的 {shown.map.year} 年。
            </p>
          ) : null}
          <div className="tools-statistics-body">
            <TopicTree nodes={nodes} query={query} />
            <div className="tools-detail">
              <StatisticsCard shown={shown} query={query} />
              {shown.area ? (
                <OutputPartsSection output={shown.place ?? shown.nation} area={shown.area} period={query.period} />
              ) : null}
              {shown.place ? <ProvinceDetail place={shown.place} /> : null}
              <ProvinceDistribution map={shown.map} query={query} />
              <ProvinceMultiples map={shown.map} query={query} />
              <TopicScatter map={shown.map} against={shown.against} nodes={nodes} query={query} />
              <ProvinceLinks title="各省的全部统计" />
            </div>
          </div>
        </>
      ) : (
        <Section>
          <Empty
            title="还没有统计数据"
            action={<LinkButton href={href('application/list')}>看其他数据工具</LinkButton>}
          >
            统计数据由运营方导入后显示在这里。
          </Empty>
        </Section>
      )}
    </div>
  );
}

function Facts({ shown: { map, years } }: { shown: Shown }) {
  return (
    <>
      <span>{map.topic.name}</span>
      <span>
        {years[0]} 至 {years.at(-1)} 年
      </span>
      <span>来源：{map.source.name}</span>
      <span>更新：{formatInstant(map.updated_at).slice(0, 10)}</span>
      <SampleBadge sample={map.source.sample} />
    </>
  );
}
