export type ProgressBarProps = {
  /** `failed` turns the bar red; `done` and `failed` both fade out. */
  state: 'idle' | 'running' | 'done' | 'failed';
};

/**
 * Moves towards the end for 5 s while requests are pending and jumps there after the last one. Purely visual: skeletons
 * and the title of the page inform assistive technology.
 */
export function ProgressBar({ state }: ProgressBarProps) {
  return <div className={`shell-progress is-${state}`} aria-hidden="true" />;
}
