import { formatNumber, MISSING } from '@bee/domain/format';
import { type Column, DataTable, Section, SourceNote } from '@bee/ui/content';
import { RankedBars } from '@bee/ui/data';
import { mainCrops, type ProvinceProfile, type ProvinceTopic, shareIn } from './province-profile.ts';
import { statisticsHref, statisticsQuery } from './statistics-query.ts';

type ProfileProps = { profile: ProvinceProfile };

/** The topic with the province selected. */
const topicHref = ({ adcode }: ProvinceProfile, { topic }: ProvinceTopic): string =>
  statisticsHref(statisticsQuery.read({ cate: topic.id, geo: adcode }));

export function MainCrops({ profile }: ProfileProps) {
  const crops = mainCrops(profile);
  if (crops.length === 0) return null;
  return (
    <Section title="主要作物" note="最近一年产量占全国的比重">
      <RankedBars
        label={`${profile.name}各作物产量占全国的比重`}
        bars={crops.map(({ crop, topic, newest, share }) => ({
          id: topic.topic.id,
          name: crop,
          value: share,
          text: `${formatNumber(newest.value, topic.decimals)} ${topic.unit}`,
          share,
          note: `${newest.year} 年第 ${newest.rank} 位`,
          href: topicHref(profile, topic),
        }))}
      />
      <SourceNote source={crops[0]?.topic.source} />
    </Section>
  );
}

/** Years of the table. */
const MAX_YEARS = 10;

/** Every topic with its newest figure, and rank and share of the nation over the years. */
export function TopicRanks({ profile }: ProfileProps) {
  const { name, list } = profile;
  const years = [...new Set(list.flatMap((topic) => topic.years.map(({ year }) => year)))].sort().slice(-MAX_YEARS);
  return (
    <Section title="历年名次与占全国的比重" note="在当年有数的省份中从高到低的名次；下面是占公布的全国数的百分比">
      <DataTable
        caption={`${name}各统计专题的历年名次与占全国的比重`}
        hideCaption
        columns={[...columns, ...years.map(rankColumn)]}
        rows={list}
        rowKey={({ topic }) => topic.id}
        rowHref={(topic) => topicHref(profile, topic)}
      />
      <SourceNote source={list[0]?.source} />
    </Section>
  );
}

const columns: Column<ProvinceTopic>[] = [
  { key: 'topic', title: '专题', width: 132, cell: ({ topic }) => topic.name },
  {
    key: 'value',
    title: '最近一年',
    numeric: true,
    cell: ({ years, decimals, unit }) => (
      <>
        {formatNumber(years.at(-1)?.value, decimals)}{' '}
        <span className="bee-unit">
          {unit}，{years.at(-1)?.year} 年
        </span>
      </>
    ),
  },
];

const rankColumn = (year: string): Column<ProvinceTopic> => ({
  key: year,
  title: year,
  numeric: true,
  cell: (topic) => {
    const figure = topic.years.find((one) => one.year === year);
    const share = figure ? shareIn(topic, figure) : null;
    if (!figure) return MISSING;
    return (
      <>
        {figure.rank}
        {share === null ? null : <small className="tools-rank-share">{share.toFixed(1)}%</small>}
      </>
    );
  },
  hint: ({ years }) => {
    const figure = years.find((one) => one.year === year);
    return figure && `${year} 年 ${figure.places} 个省份中第 ${figure.rank} 位`;
  },
});
