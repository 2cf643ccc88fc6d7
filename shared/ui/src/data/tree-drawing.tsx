import { treeLayout } from './tree-layout.ts';

export type TreePart = {
  id: string;
  name: string;
  value: number;
  /** 1.2 亿美元，12.3% */
  text: string;
  href?: string;
};
export type TreeDrawingProps = { parts: readonly TreePart[]; label: string /** px */; height?: number };

/** Parts with an area, largest first. */
export const sizedParts = <Sized extends { value: number | null }>(
  parts: readonly Sized[],
): (Sized & { value: number })[] =>
  parts
    .flatMap((part) => (part.value !== null && part.value > 0 ? [{ ...part, value: part.value }] : []))
    .sort((one, other) => other.value - one.value);

/** Layout size; the tiles stretch. */
const BOX = { x: 0, y: 0, width: 800, height: 360 };

/**
 * Parts of a whole as a treemap; parts without a value are left out. Plain server-rendered boxes with text and links: a
 * canvas would only remove keyboard and screen reader access.
 */
export function TreeDrawing({ parts, label, height = BOX.height }: TreeDrawingProps) {
  const shown = sizedParts(parts);
  const tiles = treeLayout(
    shown.map(({ value }) => value),
    BOX,
  );
  return (
    <ul className="bee-tree-map" aria-label={label} style={{ height }}>
      {shown.map(({ id, name, text, href }, place) => {
        const { x, y, width, height: high } = tiles[place] ?? BOX;
        const inside = (
          <>
            <span>{name}</span> <small>{text}</small>
          </>
        );
        return (
          <li
            key={id}
            className={`is-${(place % 8) + 1}`}
            title={`${name} ${text}`}
            style={{
              left: `${(x / BOX.width) * 100}%`,
              top: `${(y / BOX.height) * 100}%`,
              width: `${(width / BOX.width) * 100}%`,
              height: `${(high / BOX.height) * 100}%`,
            }}
          >
            {href ? <a href={href}>{inside}</a> : <p>{inside}</p>}
          </li>
        );
      })}
    </ul>
  );
}
