import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { chineseGlyphs, type GlyphFinder } from '../../../../../drawing/glyphs.ts';
import type { Mark } from '../../../../../drawing/marks.ts';

export type DrawnPicture = { bytes: Buffer; type: 'image/webp'; width: number; height: number };

/** Marks and their total size in points. */
export type Drawing = { marks: readonly Mark[]; width: number; height: number };

/** Renders drawings on a white background, `scale` pixels per point. */
export const drawPictures = async (drawings: readonly Drawing[], scale: number): Promise<DrawnPicture[]> => {
  const glyphs = await chineseGlyphs();
  const pictures: DrawnPicture[] = [];
  for (const { marks, width, height } of drawings) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.map((mark) => elementOf(mark, glyphs)).join('')}</svg>`;
    const drawn = new Resvg(svg, {
      background: '#ffffff',
      fitTo: { mode: 'zoom', value: scale },
      font: { loadSystemFonts: false },
    }).render();
    const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
    const bytes = await sharp(drawn.pixels, { raw }).removeAlpha().webp({ quality: 84 }).toBuffer();
    pictures.push({ bytes, type: 'image/webp', width: drawn.width, height: drawn.height });
  }
  return pictures;
};

const elementOf = (mark: Mark, glyphs: GlyphFinder): string => {
  if (mark.kind === 'rect')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`;
  if (mark.kind === 'path')
    return `<path d="${mark.d}" fill="none" stroke="${mark.color}" stroke-width="${mark.width}" stroke-linejoin="round"/>`;
  return outlinesOf(mark, glyphs);
};

const outlinesOf = (
  { text, x, y, size, color, anchor }: Extract<Mark, { kind: 'text' }>,
  { find, unitsPerEm }: GlyphFinder,
): string => {
  const glyphs = [...text].map(find);
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) * size;
  let at = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const scale = (size / unitsPerEm).toFixed(5);
  const paths = glyphs.map(({ d, advance }) => {
    const path = d
      ? `<path transform="translate(${at.toFixed(2)} ${y.toFixed(2)}) scale(${scale} -${scale})" d="${d}"/>`
      : '';
    at += advance * size;
    return path;
  });
  return `<g fill="${color}">${paths.join('')}</g>`;
};
