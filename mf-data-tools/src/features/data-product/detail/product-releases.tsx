import type { DataProduct } from '@bee/contracts/resource/data';
import { formatNumber } from '@bee/domain/format';
import { Section, VersionTimeline } from '@bee/ui/content';

/** The changes of each release in rows and fields. */
export function ProductReleases({ product: { changelog } }: { product: DataProduct }) {
  return (
    <Section id="releases" title="更新记录" note={`${changelog.length} 次发布`}>
      <VersionTimeline
        items={changelog.map((release, place) => ({
          date: release.date,
          title: `${release.version}：${formatNumber(release.rows)} 行${changeText(release.row_change)}`,
          note: [release.note, ...fieldText(release)].join('；'),
          current: place === 0,
        }))}
      />
    </Section>
  );
}

type Release = DataProduct['changelog'][number];

const changeText = (change: number | null): string => {
  if (change === null) return '，首次发布';
  if (change === 0) return '，行数不变';
  return change > 0 ? `，增加 ${formatNumber(change)} 行` : `，减少 ${formatNumber(-change)} 行`;
};

const fieldText = ({ fields_added, fields_removed }: Release): string[] => [
  ...(fields_added.length > 0 ? [`增加字段 ${fields_added.join('、')}`] : []),
  ...(fields_removed.length > 0 ? [`去掉字段 ${fields_removed.join('、')}`] : []),
];
