/** Texts of a picture that is used outside of the site. */
export type PictureFrame = {
  title: string;
  /** Unit, place, period. */
  subtitle: string;
  /** 来源 … 数据截至 … */
  source: string;
  /** Address that restores the view. */
  address: string;
};

/** `lines` of a chart, `tones` of a map in ascending order. */
export type Palette = {
  text: string;
  quiet: string;
  grid: string;
  paper: string;
  lines: string[];
  tones: string[];
  font: string;
};

/** px */
export const PICTURE = { width: 1200, height: 675 };

/** Places a drawing between its title and its source. */
export const pictureSvg = (frame: PictureFrame, palette: Palette, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" font-family="${escaped(palette.font)}">` +
  `<rect width="100%" height="100%" fill="${palette.paper}"/>` +
  textAt(40, 56, 32, palette.text, frame.title, ' font-weight="600"') +
  textAt(40, 92, 20, palette.quiet, frame.subtitle) +
  drawing +
  textAt(40, PICTURE.height - 26, 18, palette.quiet, frame.source) +
  textAt(PICTURE.width - 40, PICTURE.height - 26, 18, palette.quiet, frame.address, ' text-anchor="end"') +
  '</svg>';

export const textAt = (x: number, y: number, size: number, fill: string, content: string, more = ''): string =>
  `<text x="${tenth(x)}" y="${tenth(y)}" font-size="${size}" fill="${fill}"${more}>${escaped(content)}</text>`;

export const tenth = (value: number): number => Math.round(value * 10) / 10;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
