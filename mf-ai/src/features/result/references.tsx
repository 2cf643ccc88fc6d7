import type { AiRef } from '@bee/contracts/resource/ai';
import { referenceId } from './reference-kind.ts';
import { ReferenceList } from './reference-list.tsx';
import './references.css';

type ReferencesProps = { turn: string; refs: readonly AiRef[]; cited: ReadonlySet<number>; flashed: number | null };

/** Beside the answer; where there is no room for it, the sheet shows the same. */
export function References({ turn, ...list }: ReferencesProps) {
  if (list.refs.length === 0) return null;
  return (
    <aside className="ai-refs" aria-label="参考资料">
      <p className="ai-refs-head">参考资料</p>
      <ReferenceList idOf={(no) => referenceId(turn, no)} {...list} />
    </aside>
  );
}
