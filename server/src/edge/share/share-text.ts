import { escapeHtml } from '../document/html.ts';

export const FAMILY = 'Noto Sans S Chinese';

/** Colours of the design tokens, which SVG cannot reference. */
export const COLOUR = {
  page: '#f6f8f5',
  primary: '#147a42',
  honey: '#f2a900',
  text: '#1c2321',
  quiet: '#4b5752',
  line: '#e3e8e4',
  rise: '#c8321f',
};

type Anchor = 'start' | 'middle' | 'end';

export const textAt = (
  x: number,
  y: number,
  size: number,
  fill: string,
  text: string,
  weight = 400,
  anchor: Anchor = 'start',
): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(readable(text))}</text>`;

/** Removes characters that XML does not allow. */
const readable = (text: string): string => text.replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '');
