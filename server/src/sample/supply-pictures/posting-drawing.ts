import sharp from 'sharp';
import { chance } from '../random.ts';
import { type Look, lookOf, type Shape } from './produce-look.ts';
import { shapeOf } from './produce-shape.ts';

/** What a seller would photograph: the goods in a crate, two of them near, and the field. */
export type View = 'crate' | 'near' | 'field';

/** What grows on trees, in houses or on poles has no field. */
export const viewsFor = (product: string): View[] =>
  IN_ROWS.includes(lookOf(product).shape) ? ['crate', 'near', 'field'] : ['crate', 'near'];

const IN_ROWS: readonly Shape[] = ['leaf', 'stalk', 'root', 'bulb'];

const WIDTH = 960;
const HEIGHT = 720;
/** As wide as a picture is shown at most on most screens; they are drawn while a new site takes its first visitors. */
const SHOWN_WIDTH = 800;

/** A drawing of our own that nobody takes for a photograph; the same bytes for the same words. */
export const drawPosting = (product: string, view: View): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(product, view)))
    .resize(SHOWN_WIDTH)
    .webp({ quality: 80, effort: 1 })
    .toBuffer();

const svgOf = (product: string, view: View): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SCENES[view](lookOf(product), product)}</svg>`;

const SCENES: Record<View, (look: Look, seed: string) => string> = {
  crate: (look, seed) => {
    const rows = [200, 300, 400];
    const pile = rows.flatMap((y, row) =>
      Array.from({ length: 6 }, (_, column) => {
        const place = `${seed}|${row}|${column}`;
        const x = 150 + column * 132 + (row % 2) * 50 + 24 * chance(place, 'x');
        return at(look, place, { x, y: y + 26 * chance(place, 'y'), scale: 1.45 });
      }),
    );
    return `${ground('#eef3ea', '#dcd2c2')}${shade(480, 640, 420)}
      <rect x="90" y="250" width="780" height="120" rx="10" fill="#8a6a3f"/>
      ${pile.join('')}
      <rect x="70" y="430" width="820" height="200" rx="10" fill="#c79a5b"/>
      ${[455, 520, 585].map((y) => `<rect x="70" y="${y}" width="820" height="10" fill="#9c7440" fill-opacity=".5"/>`).join('')}
      ${[100, 470, 830].map((x) => `<rect x="${x}" y="430" width="34" height="200" fill="#a87f49"/>`).join('')}`;
  },
  near: (look, seed) => `${ground('#f6f8f5', '#e4d3b8')}${shade(300, 560, 170)}${shade(640, 590, 190)}
    ${at(look, `${seed}|left`, { x: 300, y: 400, scale: 3.1 / look.size })}${at(look, `${seed}|right`, { x: 640, y: 420, scale: 3.6 / look.size })}`,
  field: (look, seed) => {
    const furrows = Array.from({ length: 7 }, (_, index) => {
      const y = 330 + index * 60;
      return `<path d="M0 ${y} Q480 ${y - 30} 960 ${y} L960 ${y + 30} Q480 ${y} 0 ${y + 30}Z" fill="#7d5b3a" fill-opacity=".55"/>`;
    });
    const plants = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 7 }, (_, column) => {
        const place = `${seed}|field|${row}|${column}`;
        const x = 40 + column * 145 + 40 * chance(place);
        return at(look, place, { x, y: 340 + row * 82, scale: 0.55 + row * 0.17 });
      }).join(''),
    );
    return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d7ebf5"/><circle cx="790" cy="110" r="56" fill="#f7d774"/>
      <path d="M0 290 Q220 170 460 270 Q700 160 960 270 L960 ${HEIGHT} L0 ${HEIGHT}Z" fill="#8fb870"/>
      <path d="M0 320 Q480 280 960 320 L960 ${HEIGHT} L0 ${HEIGHT}Z" fill="#a5835c"/>${furrows.join('')}${plants.join('')}`;
  },
};

const at = (look: Look, seed: string, { x, y, scale }: { x: number; y: number; scale: number }): string => {
  const turn = (chance(seed, 'turn') - 0.5) * (look.shape === 'long' || look.shape === 'pod' ? 70 : 36);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${(scale * look.size).toFixed(2)})">${shapeOf(look, seed)}</g>`;
};

const ground = (wall: string, floor: string): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect y="420" width="${WIDTH}" height="300" fill="${floor}"/>`;

const shade = (x: number, y: number, r: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="34" fill="#000" fill-opacity=".12"/>`;
