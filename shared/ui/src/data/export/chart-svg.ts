import { splitAtParts } from '@bee/domain/series';
import { linePath } from '../../content/line-path.ts';
import { type ChartLine, daysOf } from '../chart-line.ts';
import { scaleTicks } from '../scale-ticks.ts';
import { type Palette, PICTURE, type PictureFrame, pictureSvg, tenth, textAt } from './picture-frame.ts';

export type ChartPicture = PictureFrame & { lines: readonly ChartLine[]; scale: 'lin' | 'log' };

const PLOT = { left: 88, right: 40, top: 150, bottom: 110 };
const AREA = { width: PICTURE.width - PLOT.left - PLOT.right, height: PICTURE.height - PLOT.top - PLOT.bottom };
const MAX_LABELS = 6;

/** A self-contained chart for use outside of the site: title, unit, legend, source and address. */
export const chartSvg = (picture: ChartPicture, palette: Palette): string => {
  const { lines, scale } = picture;
  const ticks = scaleTicks(lines, scale);
  const place = scale === 'log' && (ticks[0] ?? 0) > 0 ? Math.log10 : (value: number) => value;
  const min = place(ticks[0] ?? 0);
  const max = place(ticks.at(-1) ?? 1);
  const days = daysOf(lines);
  const heightOf = (value: number) => PLOT.top + AREA.height * (1 - (place(value) - min) / (max - min || 1));
  const grid = ticks.map(
    (tick) =>
      `<line x1="${PLOT.left}" x2="${PLOT.left + AREA.width}" y1="${tenth(heightOf(tick))}" y2="${tenth(heightOf(tick))}" stroke="${palette.grid}"/>` +
      textAt(PLOT.left - 12, heightOf(tick) + 6, 18, palette.quiet, String(tick), ' text-anchor="end"'),
  );
  const labels = labelledDays(days).map(([day, part]) =>
    textAt(
      PLOT.left + AREA.width * part,
      PLOT.top + AREA.height + 34,
      18,
      palette.quiet,
      day,
      ` text-anchor="${anchor(part)}"`,
    ),
  );
  const drawn = lines.map(({ points, parts = {} }, index) => {
    const byDay = new Map(points);
    const values = days.map((day) => {
      const value = byDay.get(day) ?? null;
      return value === null || (scale === 'log' && value <= 0) ? null : place(value);
    });
    const isPart = (at: number) => parts[days[at] ?? ''] !== undefined;
    const { solid, dashed } = splitAtParts(values, isPart);
    const path = (drawn: readonly (number | null)[], width: number, more = '', color = colorOf(palette, index)) =>
      `<path d="${linePath([...drawn], { ...AREA, min, max })}" transform="translate(${PLOT.left} ${PLOT.top})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
    const hollow = values.flatMap((value, place) => {
      if (value === null || !isPart(place)) return [];
      const alone = values.map((_, at) => (at === place ? value : null));
      return [path(alone, 14), path(alone, 8, '', palette.paper)];
    });
    return [path(solid, 3), ...(hollow.length > 0 ? [path(dashed, 3, ' stroke-dasharray="7 9"')] : []), ...hollow].join(
      '',
    );
  });
  return pictureSvg(picture, palette, names(lines, palette) + grid.join('') + labels.join('') + drawn.join(''));
};

/** The legend above the plot; a character is about 18 px wide. */
const names = (lines: readonly ChartLine[], palette: Palette): string => {
  let x = 40;
  return lines
    .map(({ name }, index) => {
      const at = x;
      x += 60 + 18 * name.length;
      return `<rect x="${at}" y="116" width="24" height="4" fill="${colorOf(palette, index)}"/>${textAt(at + 32, 124, 18, palette.text, name)}`;
    })
    .join('');
};

const labelledDays = (days: string[]): [day: string, part: number][] => {
  const last = days.length - 1;
  const places = Array.from({ length: MAX_LABELS }, (_, label) => Math.round((label * last) / (MAX_LABELS - 1)));
  return [...new Set(places)].flatMap((place): [string, number][] => {
    const day = days[place];
    return day === undefined ? [] : [[day, last > 0 ? place / last : 0]];
  });
};

const anchor = (part: number): string => (part === 0 ? 'start' : part === 1 ? 'end' : 'middle');

const colorOf = ({ lines }: Palette, index: number): string => lines[index % lines.length] ?? 'currentcolor';
