import type { AiRef } from '@bee/contracts/resource/ai';
import { Modal } from '@bee/ui/interactive';
import { useEffect } from 'react';
import { referenceId } from './reference-kind.ts';
import { ReferenceList } from './reference-list.tsx';
import './references.css';

export type ReferenceSheetProps = {
  turn: string;
  refs: readonly AiRef[];
  cited: ReadonlySet<number>;
  /** The selected reference; null shows all of them. */
  shown: number | null;
  onClose(): void;
};

/** The references as a bottom sheet, for windows too narrow for the side panel. */
export function ReferenceSheet({ turn, refs, cited, shown, onClose }: ReferenceSheetProps) {
  const idOf = (no: number) => `sheet-${referenceId(turn, no)}`;
  const target = shown === null ? null : idOf(shown);

  useEffect(() => {
    const element = target === null ? null : document.getElementById(target);
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [target]);

  return (
    <Modal visible title={`参考资料 ${refs.length}`} maskCloseable className="ai-sheet" onClose={onClose}>
      <div className="ai-sheet-list">
        <ReferenceList idOf={idOf} refs={refs} cited={cited} flashed={shown} />
      </div>
    </Modal>
  );
}
