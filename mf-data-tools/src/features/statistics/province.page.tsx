import { formatInstant } from '@bee/domain/format';
import { definePage, href } from '@bee/platform';
import { Empty, LinkButton, PageHeader, PageSkeleton, SampleBadge, Section } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { ProvinceLinks } from './province-links.tsx';
import { mainCrops, type ProvinceProfile } from './province-profile.ts';
import { MainCrops, TopicRanks } from './province-topics.tsx';
import './statistics.css';
import '../../layout/page.css';

/** All statistics of a province: main crops, shares of the nation, ranks over the years. */
export const page = definePage<ProvinceProfile>({
  load: ({ api, params }) => api('ast/getProvinceProfile', { adcode: params.adcode ?? '' }),
  head: (profile) => {
    const { name } = profile;
    const crops = mainCrops(profile).map(({ crop }) => crop);
    return {
      title: `${name}农业统计：主要作物、占全国比重与历年名次`,
      description: `${name}${crops.slice(0, 4).join('、')}等的产量、面积与价格，占全国的比重，在各省中的名次和历年变化`,
    };
  },
  component: ({ data }) => <Province profile={data} />,
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[96, 320, 560]} />,
});

function Province({ profile }: { profile: ProvinceProfile }) {
  const { name, list } = profile;
  const [first] = list;
  return (
    <div className="tools-detail">
      <PageHeader
        title={`${name}农业统计`}
        breadcrumb={trail(
          { title: '数据工具', href: href('application/list') },
          { title: '宏观统计', href: href('application/ast') },
          name,
        )}
        meta={
          first ? (
            <>
              <span>{list.length} 个专题</span>
              <span>来源：{first.source.name}</span>
              <span>更新：{formatInstant(first.updated_at).slice(0, 10)}</span>
              <SampleBadge sample={first.source.sample} />
            </>
          ) : null
        }
      />
      {first ? (
        <>
          <MainCrops profile={profile} />
          <TopicRanks profile={profile} />
        </>
      ) : (
        <Section>
          <Empty
            title={`没有${name}的统计数据`}
            action={<LinkButton href={href('application/ast')}>看全国各省</LinkButton>}
          >
            已收录的统计专题都没有公布过{name}的数。
          </Empty>
        </Section>
      )}
      <ProvinceLinks title="其他省份" current={profile.adcode} />
    </div>
  );
}
