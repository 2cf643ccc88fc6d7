import { chance } from '../random.ts';
import type { Look, Shape } from './produce-look.ts';

const LEAF = '#4f8f3f';
const STEM = '#6b5a3a';

/** One of a product around 0, 0, about 100 across, as SVG; no two of one pile are quite alike. */
export const shapeOf = ({ shape, color }: Look, seed: string): string => SHAPES[shape](color, seed);

const SHAPES: Record<Shape, (color: string, seed: string) => string> = {
  round: (color, seed) => `${ball(color, 46 + 5 * chance(seed, 'wide'), 44)}${calyx()}`,
  striped: (color) =>
    `${ball(color, 48, 44)}<g fill="none" stroke="#1d3b22" stroke-opacity=".45" stroke-width="5">${[-30, -11, 11, 30]
      .map((x) => `<path d="M0 -43 Q${x * 1.7} 0 0 43"/>`)
      .join('')}</g>${calyx()}`,
  long: (color) =>
    `<rect x="-62" y="-17" width="124" height="34" rx="17" fill="${color}"/>
     <rect x="-48" y="-11" width="84" height="6" rx="3" fill="#fff" fill-opacity=".35"/>
     <rect x="58" y="-6" width="16" height="10" rx="4" fill="${LEAF}"/>`,
  root: (color, seed) =>
    `<path d="M-34 -30 Q0 -46 34 -30 Q26 30 0 62 Q-26 30 -34 -30Z" fill="${color}"/>
     <path d="M-18 -22 Q-16 14 -4 36" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>
     ${[-24, 0, 24].map((lean) => blade(lean + 6 * chance(seed, lean), -36, 34)).join('')}`,
  bulb: (color) =>
    `<path d="M0 -58 Q8 -40 30 -26 Q58 -4 40 26 Q24 46 0 46 Q-24 46 -40 26 Q-58 -4 -30 -26 Q-8 -40 0 -58Z" fill="${color}"/>
     <g fill="none" stroke="#000" stroke-opacity=".16" stroke-width="4"><path d="M0 -50 Q-34 0 -8 44"/><path d="M0 -50 Q34 0 8 44"/></g>`,
  leaf: (color, seed) =>
    `${[-52, -26, 26, 52, 0]
      .map((lean, index) => leafAt(color, lean + 8 * chance(seed, index), index === 4 ? 1.08 : 1))
      .join('')}<path d="M-14 52 Q0 22 14 52 Q0 62 -14 52Z" fill="#f2f4e6"/>`,
  stalk: (color, seed) =>
    `<g fill="none" stroke-linecap="round" stroke-width="9">${[-30, -18, -6, 6, 18, 30]
      .map((x) => {
        const top = x * 1.5 + 10 * chance(seed, x) - 5;
        return `<path d="M${x * 0.6} 60 Q${x * 0.5} 0 ${top} -62" stroke="${color}"/><path d="M${x * 0.6} 60 L${x * 0.55} 30" stroke="#f2f4e6"/>`;
      })
      .join('')}</g><rect x="-26" y="6" width="52" height="9" rx="4" fill="#d9a441"/>`,
  pod: (color, seed) =>
    `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-width="11">${[-24, -8, 8, 24]
      .map((y, index) => `<path d="M-60 ${y} Q0 ${y + 34 * chance(seed, index) - 17} 60 ${y + 6}"/>`)
      .join(
        '',
      )}</g><g fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"><path d="M-50 -27 Q0 -34 50 -21"/></g>`,
  mushroom: (color) =>
    `<rect x="-13" y="-6" width="26" height="58" rx="11" fill="#f1e6d3"/>
     <path d="M-52 4 Q-46 -50 0 -50 Q46 -50 52 4 Q26 14 0 14 Q-26 14 -52 4Z" fill="${color}"/>
     <ellipse cx="-16" cy="-24" rx="13" ry="7" fill="#fff" fill-opacity=".35"/>`,
  cluster: (color) =>
    `${[4, 3, 2, 1]
      .flatMap((count, row) => Array.from({ length: count }, (_, at) => [(at - (count - 1) / 2) * 25, row * 23 - 34]))
      .map(([x = 0, y = 0]) => `<g transform="translate(${x} ${y}) scale(.31)">${ball(color, 46, 46)}</g>`)
      .join('')}<path d="M0 -48 L0 -66" stroke="${STEM}" stroke-width="6" stroke-linecap="round"/>`,
  crescent: (color) =>
    [0, 1, 2]
      .map(
        (index) =>
          `<path transform="rotate(${index * 16 - 16})" d="M-52 -28 Q-44 40 34 42 Q52 40 50 28 Q-10 24 -38 -34Z" fill="${color}" stroke="#a98a1d" stroke-width="2"/>`,
      )
      .join(''),
};

const ball = (color: string, rx: number, ry: number): string =>
  `<ellipse rx="${rx.toFixed(1)}" ry="${ry}" fill="${color}"/>
   <path d="M${(-rx * 0.7).toFixed(1)} ${ry * 0.72} Q0 ${ry * 1.16} ${(rx * 0.7).toFixed(1)} ${ry * 0.72} Q0 ${ry * 0.86} ${(-rx * 0.7).toFixed(1)} ${ry * 0.72}Z" fill="#000" fill-opacity=".14"/>
   <ellipse cx="${(-rx * 0.36).toFixed(1)}" cy="${-ry * 0.38}" rx="11" ry="8" fill="#fff" fill-opacity=".45"/>`;

const calyx = (): string =>
  `<path d="M0 -40 L0 -54" stroke="${STEM}" stroke-width="6" stroke-linecap="round"/>
   <path d="M0 -42 Q14 -56 28 -46 Q14 -36 0 -42Z" fill="${LEAF}"/>`;

const blade = (lean: number, y: number, length: number): string =>
  `<path transform="translate(0 ${y}) rotate(${lean.toFixed(1)})" d="M-6 0 Q-12 ${-length} 0 ${-length * 1.3} Q12 ${-length} 6 0Z" fill="${LEAF}"/>`;

const leafAt = (color: string, lean: number, scale: number): string =>
  `<g transform="translate(0 44) rotate(${lean.toFixed(1)}) scale(${scale})">
     <path d="M0 0 Q-38 -40 -24 -86 Q0 -112 24 -86 Q38 -40 0 0Z" fill="${color}" stroke="#000" stroke-opacity=".1" stroke-width="2"/>
     <path d="M0 0 L0 -84" stroke="#f2f4e6" stroke-width="5" stroke-linecap="round"/>
   </g>`;
