import { type ChartPicture, chartSvg } from './chart-svg.ts';
import { type MapPicture, mapSvg } from './map-svg.ts';
import { type MarksPicture, marksSvg } from './marks-svg.ts';
import { type Palette, PICTURE } from './picture-frame.ts';

export type Picture = ChartPicture | MapPicture | MarksPicture;

/** Scale for high-density screens. */
const DENSITY = 2;

export const svgPicture = async (picture: Picture): Promise<Blob> => {
  return new Blob([await drawnBy(picture, sitePalette())], { type: 'image/svg+xml;charset=utf-8' });
};

const drawnBy = (picture: Picture, palette: Palette): string | Promise<string> => {
  if ('lines' in picture) return chartSvg(picture, palette);
  return 'marks' in picture ? marksSvg(picture, palette) : mapSvg(picture, palette);
};

/**
 * The picture as PNG.
 * @throws if the browser cannot draw it
 */
export const pngPicture = async (picture: Picture): Promise<Blob> => {
  const address = URL.createObjectURL(await svgPicture(picture));
  try {
    const image = new Image(PICTURE.width * DENSITY, PICTURE.height * DENSITY);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

const CHART_COLORS = 8;
const MAP_TONES = 5;

const sitePalette = (): Palette => {
  const styles = getComputedStyle(document.documentElement);
  const tone = (name: string) => styles.getPropertyValue(`--bee-${name}`).trim();
  return {
    text: tone('text'),
    quiet: tone('text-2'),
    grid: tone('line'),
    paper: tone('card'),
    font: tone('font'),
    lines: Array.from({ length: CHART_COLORS }, (_, index) => tone(`chart-${index + 1}`)),
    tones: Array.from({ length: MAP_TONES }, (_, index) => tone(`map-${index + 1}`)),
  };
};
