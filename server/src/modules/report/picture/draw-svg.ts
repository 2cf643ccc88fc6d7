import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { chineseFontFile } from './chinese-font.ts';
import type { Mark } from './marks.ts';

export type DrawnPicture = { bytes: Buffer; type: 'image/webp'; width: number; height: number };

/** Marks as a picture on white, `width` pixels wide. */
export const drawPicture = async (
  marks: readonly Mark[],
  size: { width: number; height: number },
  width: number,
): Promise<DrawnPicture> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${marks.map(elementOf).join('')}</svg>`;
  const drawn = new Resvg(svg, {
    background: '#ffffff',
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [chineseFontFile()], loadSystemFonts: false, defaultFontFamily: 'Noto Sans S Chinese' },
  }).render();
  const { data, info } = await sharp(drawn.asPng()).webp({ quality: 84 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'image/webp', width: info.width, height: info.height };
};

const elementOf = (mark: Mark): string => {
  if (mark.kind === 'rect')
    return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" fill="${mark.color}"/>`;
  if (mark.kind === 'path')
    return `<path d="${mark.d}" fill="none" stroke="${mark.color}" stroke-width="${mark.width}" stroke-linejoin="round"/>`;
  return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" fill="${mark.color}" text-anchor="${mark.anchor}">${escaped(mark.text)}</text>`;
};

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
