import { linePath } from '../../content/line-path.ts';
import { scaleTicks } from '../../content/scale-ticks.ts';
import { type ChartLine, daysOf } from '../chart-line.ts';

export type ChartPicture = {
  title: string;
  /** Unit, place, period. */
  subtitle: string;
  lines: readonly ChartLine[];
  scale: 'lin' | 'log';
  /** 来源 … 数据截至 … */
  source: string;
  /** Where the view is found again. */
  address: string;
};

export type Palette = { text: string; quiet: string; grid: string; paper: string; lines: string[]; font: string };

/** px */
export const PICTURE = { width: 1200, height: 675 };
const PLOT = { left: 88, right: 40, top: 150, bottom: 110 };
const AREA = { width: PICTURE.width - PLOT.left - PLOT.right, height: PICTURE.height - PLOT.top - PLOT.bottom };
const MOST_LABELS = 6;

/** A chart that explains itself outside of the site: title, unit, names of the lines, source and address. */
export const chartSvg = (picture: ChartPicture, palette: Palette): string => {
  const { lines, scale } = picture;
  const ticks = scaleTicks(lines, scale);
  const place = scale === 'log' && (ticks[0] ?? 0) > 0 ? Math.log10 : (value: number) => value;
  const min = place(ticks[0] ?? 0);
  const max = place(ticks.at(-1) ?? 1);
  const days = daysOf(lines);
  const text = (x: number, y: number, size: number, fill: string, content: string, more = '') =>
    `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}"${more}>${escaped(content)}</text>`;
  const heightOf = (value: number) => PLOT.top + AREA.height * (1 - (place(value) - min) / (max - min || 1));
  const grid = ticks.map(
    (tick) =>
      `<line x1="${PLOT.left}" x2="${PLOT.left + AREA.width}" y1="${round(heightOf(tick))}" y2="${round(heightOf(tick))}" stroke="${palette.grid}"/>` +
      text(PLOT.left - 12, heightOf(tick) + 6, 18, palette.quiet, String(tick), ' text-anchor="end"'),
  );
  const labels = labelledDays(days).map(([day, part]) =>
    text(
      PLOT.left + AREA.width * part,
      PLOT.top + AREA.height + 34,
      18,
      palette.quiet,
      day,
      ` text-anchor="${anchor(part)}"`,
    ),
  );
  const drawn = lines.map(({ points }, index) => {
    const byDay = new Map(points);
    const values = days.map((day) => {
      const value = byDay.get(day) ?? null;
      return value === null || (scale === 'log' && value <= 0) ? null : place(value);
    });
    const path = linePath(values, { ...AREA, min, max });
    return `<path d="${path}" transform="translate(${PLOT.left} ${PLOT.top})" fill="none" stroke="${colorOf(palette, index)}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" font-family="${escaped(palette.font)}">` +
    `<rect width="100%" height="100%" fill="${palette.paper}"/>` +
    text(40, 56, 32, palette.text, picture.title, ' font-weight="600"') +
    text(40, 92, 20, palette.quiet, picture.subtitle) +
    names(lines, palette, text) +
    grid.join('') +
    labels.join('') +
    drawn.join('') +
    text(40, PICTURE.height - 26, 18, palette.quiet, picture.source) +
    text(PICTURE.width - 40, PICTURE.height - 26, 18, palette.quiet, picture.address, ' text-anchor="end"') +
    '</svg>'
  );
};

type Text = (x: number, y: number, size: number, fill: string, content: string, more?: string) => string;

/** A row of names over the plot; a name takes about 18 px a letter. */
const names = (lines: readonly ChartLine[], palette: Palette, text: Text): string => {
  let x = 40;
  return lines
    .map(({ name }, index) => {
      const at = x;
      x += 60 + 18 * name.length;
      return `<rect x="${at}" y="116" width="24" height="4" fill="${colorOf(palette, index)}"/>${text(at + 32, 124, 18, palette.text, name)}`;
    })
    .join('');
};

const labelledDays = (days: string[]): [day: string, part: number][] => {
  const last = days.length - 1;
  const places = Array.from({ length: MOST_LABELS }, (_, label) => Math.round((label * last) / (MOST_LABELS - 1)));
  return [...new Set(places)].flatMap((place): [string, number][] => {
    const day = days[place];
    return day === undefined ? [] : [[day, last > 0 ? place / last : 0]];
  });
};

const anchor = (part: number): string => (part === 0 ? 'start' : part === 1 ? 'end' : 'middle');

const colorOf = ({ lines }: Palette, index: number): string => lines[index % lines.length] ?? 'currentcolor';

const round = (value: number): number => Math.round(value * 10) / 10;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
