import type { AiRef } from '@bee/contracts/resource/ai';
import { href } from '@bee/platform';
import { SampleBadge, Tag } from '@bee/ui/content';
import { referenceId, referenceKinds } from './reference-kind.ts';

type ReferencesProps = {
  id: string;
  refs: readonly AiRef[];
  cited: ReadonlySet<number>;
  /** The one that a citation just led to. */
  flashed: number | null;
};

/** What the answer stands on; what was read but not cited is folded away. */
export function References({ id, refs, cited, flashed }: ReferencesProps) {
  if (refs.length === 0) return null;
  const used = refs.filter(({ no, used: marked }) => marked || cited.has(no));
  const unused = refs.filter((ref) => !used.includes(ref));
  const list = (shown: AiRef[]) => (
    <ol className="ai-refs-list">
      {shown.map((ref) => (
        <Reference key={ref.no} id={id} reference={ref} isFlashed={ref.no === flashed} />
      ))}
    </ol>
  );
  return (
    <aside className="ai-refs" aria-label="参考资料">
      <h3>参考资料</h3>
      {used.length > 0 ? list(used) : null}
      {unused.length > 0 ? (
        <details className="ai-refs-unused">
          <summary>另有 {unused.length} 条检索到但未引用</summary>
          {list(unused)}
        </details>
      ) : null}
    </aside>
  );
}

function Reference({ id, reference, isFlashed }: { id: string; reference: AiRef; isFlashed: boolean }) {
  const { no, kind, title, org, date, quote, to, sample } = reference;
  return (
    <li id={referenceId(id, no)} className={isFlashed ? 'ai-ref is-flashed' : 'ai-ref'} tabIndex={-1}>
      <p className="ai-ref-title">
        <span className="ai-ref-no">{no}</span>
        {to ? (
          <a href={href(to.page, to.params)} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          <span title="来源已不存在">{title}</span>
        )}
      </p>
      <p className="ai-ref-facts">
        <Tag type="grey">{referenceKinds[kind]}</Tag>
        {[org, date].filter(Boolean).join(' · ')}
        {sample ? <SampleBadge /> : null}
        {to ? null : '来源已删除'}
      </p>
      <details className="ai-ref-quote" open={isFlashed || undefined}>
        <summary>{quote}</summary>
      </details>
    </li>
  );
}
