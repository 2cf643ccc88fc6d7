import type { ProvinceMapProps } from '@bee/charts/map';
import { type Palette, PICTURE, type PictureFrame, pictureSvg, textAt } from './picture-frame.ts';

export type MapPicture = PictureFrame & {
  drawing: Pick<ProvinceMapProps, 'values' | 'unit' | 'decimals' | 'by' | 'classes' | 'missing'>;
  /** 审图号, or that there is none. */
  approval: string;
};

/** px */
const AREA = { top: 116, bottom: 60 };
/** px offset to the right, to leave room for the legend on the left. */
const RIGHT = 80;

/** The map with its legend, self-contained for use outside of the site. */
export const mapSvg = async (picture: MapPicture, palette: Palette): Promise<string> => {
  const { chinaShapes, classOf, classText, MAP_VIEW, mapClasses, toneOf } = await import('@bee/charts/map');
  const { values, unit, decimals = 2, by, missing = '无数据' } = picture.drawing;
  const { provinces, islands, inset } = chinaShapes();
  const classes =
    picture.drawing.classes ??
    mapClasses(
      values.map(({ value }) => value),
      { by, decimals },
    );
  const tone = (place: number) => palette.tones[toneOf(place, classes.length) - 1] ?? palette.grid;
  const fills = new Map(values.map(({ adcode, value }) => [adcode, tone(classOf(value, classes, decimals))]));
  const outline = ({ adcode, path }: { adcode: string; path: string }) =>
    `<path d="${path}" fill="${fills.get(adcode) ?? 'url(#none)'}" stroke="${palette.quiet}" stroke-width="0.5"/>`;
  const tiny = provinces.flatMap(({ adcode, at: [left, top], small }) =>
    small
      ? [
          `<circle cx="${left}" cy="${top}" r="5" fill="${fills.get(adcode) ?? 'url(#none)'}" stroke="${palette.quiet}"/>`,
        ]
      : [],
  );
  const dots = [...islands, ...inset.islands].map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="${palette.quiet}"/>`,
  );
  const { x, y, width, height } = inset.box;
  const scale = (PICTURE.height - AREA.top - AREA.bottom) / MAP_VIEW.height;
  const legend = [
    ...classes.map((_, place) => ({ fill: tone(place), text: classText(classes, place, decimals) })),
    { fill: 'url(#none)', text: missing },
  ];
  return pictureSvg(
    picture,
    palette,
    `<defs><pattern id="none" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${palette.paper}"/><path d="M0 0V6" stroke="${palette.grid}" stroke-width="3"/></pattern></defs>` +
      `<g transform="translate(${(PICTURE.width - MAP_VIEW.width * scale) / 2 + RIGHT} ${AREA.top}) scale(${scale})">` +
      provinces.map(outline).join('') +
      tiny.join('') +
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${palette.quiet}"/>` +
      inset.coasts.map(outline).join('') +
      `<path d="${inset.dashes}" fill="none" stroke="${palette.quiet}" stroke-width="1.6"/>${dots.join('')}` +
      `${textAt(x + width - 6, y + height - 7, 12, palette.text, '南海诸岛', ' text-anchor="end"')}</g>` +
      textAt(40, 320, 18, palette.quiet, unit) +
      legend
        .map(
          ({ fill, text }, place) =>
            `<rect x="40" y="${336 + place * 34}" width="36" height="22" fill="${fill}" stroke="${palette.quiet}" stroke-width="0.5"/>` +
            textAt(88, 353 + place * 34, 18, palette.text, text),
        )
        .join('') +
      textAt(40, PICTURE.height - 56, 16, palette.quiet, picture.approval),
  );
};
