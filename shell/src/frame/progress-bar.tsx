export type ProgressBarProps = {
  /** `failed` turns red; both ends fade out. */
  state: 'idle' | 'running' | 'done' | 'failed';
};

/** Runs towards the end for 5 s while requests are under way and jumps there when the last has come. */
export function ProgressBar({ state }: ProgressBarProps) {
  return (
    <div
      className={`shell-progress is-${state}`}
      role="progressbar"
      aria-label="正在加载"
      aria-hidden={state !== 'running'}
    />
  );
}
