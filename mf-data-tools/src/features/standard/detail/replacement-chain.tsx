import type { ChainLink, Standard } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { Section, Tag, VersionTimeline } from '@bee/ui/content';
import { statuses } from '../../../parts/standard/standard-status.tsx';
import '../standard.css';

/** Predecessors and successors, newest first, with the shown one marked. */
export const ReplacementChain = ({ standard: { chain } }: { standard: Standard }) => (
  <Section title="替代关系" note={chain.length > 1 ? `${chain.length} 个版本` : undefined}>
    {chain.length > 1 ? (
      <VersionTimeline items={[...chain].reverse().map(itemOf)} />
    ) : (
      <p className="tools-standard-alone">没有收录它代替的标准，也没有标准代替它。</p>
    )}
  </Section>
);

const itemOf = ({ id, code, title, status, issued_at, effective_at, repealed_at, depth }: ChainLink) => ({
  date: issued_at ?? (status === 'draft' ? '尚未发布' : '日期不详'),
  title: code,
  href: id && depth !== 0 ? href('application/standard/detail', { id }) : undefined,
  current: depth === 0,
  note: (
    <>
      {status ? <Tag type={statuses[status].tone}>{statuses[status].title}</Tag> : null} {wordOf(depth)}
      {title ? `，${title}` : '，本站没有它的记录'}
      <br />
      {[effective_at && `${effective_at} 实施`, repealed_at && `${repealed_at} 废止`].filter(Boolean).join('，')}
    </>
  ),
});

const wordOf = (depth: number): string => {
  if (depth === 0) return '本页所示';
  return depth < 0 ? '被代替的标准' : '代替它的标准';
};
