import { Empty, Section } from '@bee/ui/content';
import { ScatterPlot, Sentence } from '@bee/ui/data';
import { shortProvince } from '../../components/price/short-province.ts';
import {
  provinceHref,
  type StatisticsQuery,
  statisticsHref,
  statisticsQuery,
  type YearMap,
} from './statistics-query.ts';
import type { TopicNode } from './topic-nodes.ts';
import { correlationOf, pairedPlaces } from './topic-relation.ts';
import { TopicForm } from './topic-select.tsx';
import './province-distribution.css';

type TopicScatterProps = { map: YearMap; against: YearMap | null; nodes: readonly TopicNode[]; query: StatisticsQuery };

/** Two topics in the same year, a point per province. */
export function TopicScatter({ map, against, nodes, query }: TopicScatterProps) {
  return (
    <Section title="与另一个专题比较" note={`${map.year} 年，每点一个省份`}>
      <TopicForm
        className="tools-against bee-wrap"
        label="横轴专题"
        submit="比较"
        field={statisticsQuery.keys.against}
        current={query.against}
        nodes={nodes}
        hidden={statisticsQuery.hidden(query, 'against')}
        hrefOf={(topic) => statisticsHref(query, { against: topic })}
      />
      {against ? <Relation map={map} against={against} query={query} /> : null}
      {query.against && !against ? (
        <Empty title={`所选专题没有 ${map.year} 年的数`}>换一个专题，或把上面的年份换成两者都有的一年。</Empty>
      ) : null}
    </Section>
  );
}

function Relation({ map, against, query }: { map: YearMap; against: YearMap; query: StatisticsQuery }) {
  const points = pairedPlaces(map, against);
  const r = correlationOf(points);
  if (points.length === 0) return <Empty title="没有两个专题都有数的省份">换一个专题或年份试试。</Empty>;
  const axis = ({ topic, unit, decimals }: YearMap) => ({ title: topic.name, unit, decimals });
  const label = `${map.year} 年 ${points.length} 个省份同时有${map.topic.name}与${against.topic.name}的数${
    r === null ? '' : `，相关系数 ${r.toFixed(2)}（只说明同高同低的程度，不说明因果）`
  }。`;
  return (
    <>
      <ScatterPlot
        points={points.map((point) => ({
          ...point,
          name: shortProvince(point.name) ?? point.name,
          href: provinceHref(query, point.id),
          current: point.id === query.province,
        }))}
        x={axis(against)}
        y={axis(map)}
        label={label}
      />
      <Sentence text={label} />
    </>
  );
}
