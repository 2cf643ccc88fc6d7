import type { AiRef } from '@bee/contracts/resource/ai';
import { referenceId } from './reference-kind.ts';
import { ReferenceList } from './reference-list.tsx';
import './references.css';

type ReferencesProps = { turn: string; refs: readonly AiRef[]; cited: ReadonlySet<number>; flashed: number | null };

/** The side panel with references; narrow windows use the sheet instead. */
export function References({ turn, ...list }: ReferencesProps) {
  if (list.refs.length === 0) return null;
  return (
    <aside className="ai-refs" aria-label="参考资料">
      <p className="ai-refs-head">参考资料</p>
      <ReferenceList idOf={(no) => referenceId(turn, no)} {...list} />
    </aside>
  );
}
