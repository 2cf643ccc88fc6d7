export type ProgressBarProps = {
  /** `failed` turns red; both ends fade out. */
  state: 'idle' | 'running' | 'done' | 'failed';
};

/**
 * Runs towards the end for 5 s while requests are under way and jumps there when the last has come. For the eye only:
 * skeletons and the title of the page tell the rest.
 */
export function ProgressBar({ state }: ProgressBarProps) {
  return <div className={`shell-progress is-${state}`} aria-hidden="true" />;
}
