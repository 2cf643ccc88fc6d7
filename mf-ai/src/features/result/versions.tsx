import { Button } from '@bee/ui/content';
import './result.css';

type VersionsProps = { at: number; of: number; onChoose(index: number): void };

/** Switches between the versions of an answer. */
export function Versions({ at, of, onChoose }: VersionsProps) {
  return (
    <div className="ai-versions bee-no-print">
      <Button kind="text" disabled={at === 0} aria-label="上一个版本" onClick={() => onChoose(at - 1)}>
        ‹
      </Button>
      <span className="bee-num" role="status">
        第 {at + 1} / {of} 版
      </span>
      <Button kind="text" disabled={at === of - 1} aria-label="下一个版本" onClick={() => onChoose(at + 1)}>
        ›
      </Button>
    </div>
  );
}
