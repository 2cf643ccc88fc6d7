import type { AiRef } from '@bee/contracts/resource/ai';
import { Disclosure } from '@bee/ui/content';
import { ReferenceItem } from './reference-item.tsx';
import './references.css';

export type ReferenceListProps = {
  /** Element of a reference by its number. */
  idOf(no: number): string;
  refs: readonly AiRef[];
  cited: ReadonlySet<number>;
  /** The one that a citation just led to. */
  flashed: number | null;
};

/** What the answer stands on first; what was read but not cited is folded away. */
export function ReferenceList({ idOf, refs, cited, flashed }: ReferenceListProps) {
  const used = usedRefs(refs, cited);
  const unused = refs.filter((ref) => !used.includes(ref));
  const list = (shown: readonly AiRef[]) => (
    <ol>
      {shown.map((ref) => (
        <ReferenceItem key={ref.no} id={idOf(ref.no)} reference={ref} isFlashed={ref.no === flashed} />
      ))}
    </ol>
  );
  return (
    <>
      {used.length > 0 ? list(used) : null}
      {unused.length > 0 ? (
        <div className="ai-refs-unused bee-no-print">
          <Disclosure title={`另有 ${unused.length} 条检索到但未引用`}>{list(unused)}</Disclosure>
        </div>
      ) : null}
    </>
  );
}

/** The answer cites them, or was written with them. */
export const usedRefs = (refs: readonly AiRef[], cited: ReadonlySet<number>): AiRef[] =>
  refs.filter(({ no, used }) => used || cited.has(no));
