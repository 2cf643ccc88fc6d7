import type { Food } from '@bee/contracts/resource/food';
import { SampleBadge, Section, Tag } from '@bee/ui/content';
import '../food.css';

const levels = {
  low: { title: '低 GI（≤55）', type: 'green' },
  middle: { title: '中 GI（56–69）', type: 'honey' },
  high: { title: '高 GI（≥70）', type: 'red' },
} as const;

export function Glycemic({ gi }: { gi: Food['gi'] }) {
  if (!gi) return null;
  const level = levels[gi.level];
  return (
    <Section title="血糖生成指数（GI）" note="葡萄糖 = 100">
      <p className="tools-food-price bee-wrap">
        <strong>{gi.v}</strong> <Tag type={level.type}>{level.title}</Tag>
        <SampleBadge sample={gi.source.sample} />
      </p>
      <p className="bee-meta">
        <span>指数表中的名称：{gi.name}</span>
        <span>来源：{gi.source.name}</span>
      </p>
    </Section>
  );
}
