import { MAP_VIEW, type ProvinceShape } from './china-shapes.ts';

/** Name and value next to the province with the pointer or the focus; screen readers read them from the province. */
export function MapTip({ shape, text }: { shape: ProvinceShape | undefined; text: string }) {
  if (!shape) return null;
  const [left, top] = [shape.at[0] / MAP_VIEW.width, shape.at[1] / MAP_VIEW.height];
  const side = left < 0.25 ? 'is-start' : left > 0.7 ? 'is-end' : 'is-middle';
  return (
    <p
      className={`bee-map-tip ${side}${top < 0.2 ? ' is-below' : ''}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      <strong>{shape.name}</strong> {text}
    </p>
  );
}
