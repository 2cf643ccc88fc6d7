import { linePath } from '../../content/line-path.ts';
import type { ChartLine } from '../../plot/chart-line.ts';
import { nearestPlace, type Plot, type PlotAxis, plotOf } from '../../plot/plot-geometry.ts';
import { type Palette, PICTURE, type PictureFrame, pictureSvg, tenth, textAt } from './picture-frame.ts';

export type ChartPicture = PictureFrame & { lines: readonly ChartLine[]; scale: 'lin' | 'log' };

const PLOT = { left: 88, right: 88, top: 150, bottom: 110 };
const AREA = { width: PICTURE.width - PLOT.left - PLOT.right, height: PICTURE.height - PLOT.top - PLOT.bottom };
const MAX_LABELS = 6;

/** A self-contained chart for use outside of the site: title, unit, legend, source and address. */
export const chartSvg = (picture: ChartPicture, palette: Palette): string => {
  const { lines, scale } = picture;
  const plot = plotOf(lines, scale, 'day');
  const grid = [
    ...plot.left.ticks.map(({ y: share }) => {
      const y = tenth(PLOT.top + AREA.height * (1 - share));
      return `<line x1="${PLOT.left}" x2="${PLOT.left + AREA.width}" y1="${y}" y2="${y}" stroke="${palette.grid}"/>`;
    }),
    ...valuesAt(plot.left, PLOT.left - 12, 'end', palette),
    ...(plot.right ? valuesAt(plot.right, PLOT.left + AREA.width + 12, 'start', palette) : []),
  ];
  const labels = labelledNames(plot).map(([day, part]) =>
    textAt(
      PLOT.left + AREA.width * part,
      PLOT.top + AREA.height + 34,
      18,
      palette.quiet,
      day,
      ` text-anchor="${anchor(part)}"`,
    ),
  );
  const drawn = plot.lines.map(({ values, solid, dashed, yOf }, index) => {
    const path = (drawn: readonly (number | null)[], width: number, more = '', color = colorOf(palette, index)) => {
      const d = linePath(
        drawn.map((value) => (value === null ? null : yOf(value))),
        { ...AREA, min: 0, max: 1, xs: plot.xs },
      );
      return `<path d="${d}" transform="translate(${PLOT.left} ${PLOT.top})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
    };
    const hollow = values.flatMap((value, place) => {
      if (value === null || !plot.isPart[place]) return [];
      const alone = values.map((_, at) => (at === place ? value : null));
      return [path(alone, 14), path(alone, 8, '', palette.paper)];
    });
    return [path(solid, 3), ...(hollow.length > 0 ? [path(dashed, 3, ' stroke-dasharray="7 9"')] : []), ...hollow].join(
      '',
    );
  });
  return pictureSvg(picture, palette, names(lines, palette) + grid.join('') + labels.join('') + drawn.join(''));
};

const valuesAt = ({ ticks }: PlotAxis, x: number, side: 'start' | 'end', palette: Palette): string[] =>
  ticks.map(({ y, text }) =>
    textAt(x, PLOT.top + AREA.height * (1 - y) + 6, 18, palette.quiet, text, ` text-anchor="${side}"`),
  );

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

const labelledNames = ({ names, xs }: Plot): [name: string, part: number][] => {
  const places = Array.from({ length: MAX_LABELS }, (_, label) => nearestPlace(xs, label / (MAX_LABELS - 1)));
  return [...new Set(places)].flatMap((place): [string, number][] => {
    const name = names[place];
    return name === undefined ? [] : [[name, xs[place] ?? 0]];
  });
};

const anchor = (part: number): string => (part === 0 ? 'start' : part === 1 ? 'end' : 'middle');

const colorOf = ({ lines }: Palette, index: number): string => lines[index % lines.length] ?? 'currentcolor';
