import { navigate } from '@bee/platform';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Box, type Mark, type MarkDrawing, markAt, ribbonPath } from './mark-drawing.ts';

type MarkReaderProps = { drawing: MarkDrawing; label: string };

/**
 * Shows the figures of a mark like the reader of lines those of a day: under the mouse, where a finger taps, and with
 * the arrow keys, which a screen reader announces. Enter or a click opens a mark that has parts.
 */
export function MarkReader({ drawing: { marks, columns }, label }: MarkReaderProps) {
  const [at, setAt] = useState<number | null>(null);
  const last = marks.length - 1;
  if (last < 0) return null;
  const current = Math.min(at ?? 0, last);
  const shown = at === null ? undefined : marks[current];
  const follow = ({ nativeEvent, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const { clientWidth, clientHeight } = currentTarget;
    const found = markAt(marks, nativeEvent.offsetX / clientWidth, nativeEvent.offsetY / clientHeight);
    setAt(found < 0 ? null : found);
  };
  const open = (mark: Mark | undefined) => mark?.href && navigate(mark.href);
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return open(marks[current]);
    const to = placeByKey(event.key, current, columns, last);
    if (to === undefined) return;
    event.preventDefault();
    // The keys of the page have other meanings.
    event.stopPropagation();
    // The first key shows the mark that has been announced on focus.
    setAt(at === null && event.key.startsWith('Arrow') ? current : to);
  };
  return (
    <div
      className="bee-plot-reader"
      role="slider"
      tabIndex={0}
      aria-label={`${label}（方向键逐项读数）`}
      aria-readonly="true"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={current}
      aria-valuetext={textOf(marks[current])}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
      onPointerCancel={() => setAt(null)}
      onClick={() => open(shown)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setAt(at ?? 0)}
      onBlur={() => setAt(null)}
      onKeyDown={moveByKey}
      data-opens={shown?.href ? '' : undefined}
    >
      {shown ? <Reading mark={shown} /> : null}
    </div>
  );
}

const SIZE = { width: 1000, height: 1000 };

function Reading({ mark: { name, values, area, shapes } }: { mark: Mark }) {
  const ribbon = shapes.find((shape) => 'ribbon' in shape);
  return (
    <>
      {ribbon ? (
        <svg
          className="bee-marks-outline-ribbon"
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={ribbonPath(ribbon, SIZE)} />
        </svg>
      ) : (
        <span className="bee-marks-outline" style={placed(area)} />
      )}
      <div className="bee-plot-box" style={besides(area)}>
        <strong>{name}</strong>
        {values.map(({ name: title, text }) => (
          <div key={`${title} ${text}`}>
            <span hidden={!title}>{title}</span>
            <b>{text}</b>
          </div>
        ))}
      </div>
    </>
  );
}

const placed = ({ x, y, width, height }: Box) => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
});

/** To the side with more room, at the height of the mark or at the lower edge. */
const besides = ({ x, y, width, height }: Box) => ({
  ...(x + width / 2 < 0.5 ? { left: share(Math.min(0.5, x + width)) } : { right: share(Math.min(0.5, 1 - x)) }),
  ...(y < 0.6 ? { top: share(y) } : { top: 'auto', bottom: share(Math.max(0, 1 - y - height)) }),
});

const share = (part: number): string => `${Math.round(part * 100_000) / 1000}%`;

const textOf = (mark: Mark | undefined): string =>
  mark ? [mark.name, ...mark.values.map(({ name, text }) => (name ? `${name} ${text}` : text))].join('，') : '';

const placeByKey = (key: string, at: number, columns: number, last: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    PageUp: at - 10,
    PageDown: at + 10,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  if (to === undefined) return undefined;
  if (columns > 1 && key.startsWith('Arrow')) return to < 0 || to > last ? at : to;
  return Math.max(0, Math.min(last, to));
};
