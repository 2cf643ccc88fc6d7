import type { ProductStandards } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { SampleBadge, Section } from '@bee/ui/content';
import { StandardLines } from './standard-lines.tsx';
import './standard.css';

export type StandardsInForceProps = { standards: ProductStandards };

/** The standards in force for a product with a link to its limits; for pages of prices, foods and trade. */
export function StandardsInForce({ standards: { name, list, total, limits, sample } }: StandardsInForceProps) {
  return (
    <Section
      title="现行标准"
      note={`与${name}有关 ${total} 个`}
      {...(total > 0 && {
        more: { title: `全部 ${total} 个`, href: href('application/standard/list', { q: name, status: 'current' }) },
      })}
    >
      {list.length > 0 ? <StandardLines list={list} /> : <p>没有收录现行的{name}标准。</p>}
      {limits ? (
        <p className="tools-standard-limits">
          <a href={href('application/standard/list', { view: 'limits', food: limits.food })}>
            查看{limits.food}的 {limits.total} 条限量
          </a>
          （农药、重金属、添加剂等，含所属类别的规定）
        </p>
      ) : null}
      <SampleBadge sample={sample} />
    </Section>
  );
}
