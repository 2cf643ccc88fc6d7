import type { Report } from './report-data.ts';
import './report-parts.css';

type LockedThumbProps = { figure: Pick<Report['figures'][number], 'kind' | 'shape'>; children: string };

/** A locked figure as a blurred picture of its own shape; the numbers are not sent. */
export function LockedThumb({ figure: { kind, shape }, children }: LockedThumbProps) {
  return (
    <div className="content-figure-thumb is-locked">
      <svg viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden="true">
        {kind === 'chart' && shape.length > 0 ? (
          shape.map((values, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: series have no other name here
            <path key={place} className={`is-${place + 1}`} d={lineOf(values)} />
          ))
        ) : (
          <path className="is-rows" d="M10 15h140M10 30h140M10 45h140M10 60h140M10 75h140M10 90h140" />
        )}
      </svg>
      <span>{children}</span>
    </div>
  );
}

const STEPS = 6;

const lineOf = (values: readonly number[]): string =>
  values
    .map(
      (value, place) =>
        `${place === 0 ? 'M' : 'L'}${10 + (140 * place) / (values.length - 1)} ${88 - (76 * value) / STEPS}`,
    )
    .join('');
