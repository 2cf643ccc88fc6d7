import type { AiRef } from '@bee/contracts/resource/ai';
import { Disclosure } from '@bee/ui/content';
import { ReferenceItem } from './reference-item.tsx';
import './references.css';

export type ReferenceListProps = {
  /** Element id of a reference by its number. */
  idOf(no: number): string;
  refs: readonly AiRef[];
  cited: ReadonlySet<number>;
  /** The reference that a citation just linked to. */
  flashed: number | null;
};

/** Cited references first; those that were read but not cited are collapsed. */
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

/** References that the answer cites or was written with. */
export const usedRefs = (refs: readonly AiRef[], cited: ReadonlySet<number>): AiRef[] =>
  refs.filter(({ no, used }) => used || cited.has(no));
