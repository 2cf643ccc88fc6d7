import { type Fill, type MarkDrawing, ribbonPath, type Shape } from '../../explorer/mark-drawing.ts';
import { type Palette, PICTURE, type PictureFrame, pictureSvg, tenth, textAt } from './picture-frame.ts';

export type MarksPicture = PictureFrame & { marks: MarkDrawing };

const PLOT = { left: 160, right: 40, top: 130, bottom: 130 };
const AREA = { width: PICTURE.width - PLOT.left - PLOT.right, height: PICTURE.height - PLOT.top - PLOT.bottom };
const MAX_LABELS = 14;
const FONT = 16;
/** px for the labels of the right axis. */
const RIGHT_LABELS = 140;
/** px per character, for texts that must fit. */
const CHARACTER = 16;
const LEGEND_STEP = 172;

/** The drawing of the explorer for use outside of the site. */
export const marksSvg = (picture: MarksPicture, palette: Palette): string => {
  const { marks, left, right = [], bottom, grid, legend, unit } = picture.marks;
  const area = right.length > 0 ? { ...AREA, width: AREA.width - RIGHT_LABELS } : AREA;
  const x = (share: number) => tenth(PLOT.left + area.width * share);
  const y = (share: number) => tenth(PLOT.top + AREA.height * share);
  const every = Math.ceil(bottom.length / MAX_LABELS);
  const fits = (text: string, width: number, height: number) =>
    text.length * CHARACTER * 0.6 <= width * area.width && height * area.height >= FONT + 4;
  return pictureSvg(
    picture,
    palette,
    `<defs><pattern id="none" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="${palette.paper}"/><path d="M0 0V6" stroke="${palette.grid}" stroke-width="3"/></pattern></defs>` +
      textAt(40, 120, FONT, palette.quiet, unit) +
      left
        .map(
          ({ text, at }) =>
            (grid ? `<path d="M${x(0)} ${y(at)}H${x(1)}" stroke="${palette.grid}"/>` : '') +
            textAt(PLOT.left - 10, y(at) + 6, FONT, palette.quiet, text.slice(0, 10), ' text-anchor="end"'),
        )
        .join('') +
      right.map(({ text, at }) => textAt(x(1) + 10, y(at) + 6, FONT, palette.quiet, text.slice(0, 10))).join('') +
      marks.flatMap(({ shapes }) => shapes.map((shape) => shapeSvg(shape, area, palette))).join('') +
      marks
        .map(({ area, text, shapes: [shape] }) =>
          text && shape && 'fill' in shape && fits(text, area.width, area.height)
            ? textAt(
                x(area.x + area.width / 2),
                y(area.y + area.height / 2) + 5,
                14,
                isDark(shape.fill) ? palette.paper : palette.text,
                text,
                ' text-anchor="middle"',
              )
            : '',
        )
        .join('') +
      bottom
        .map(({ text, at }, place) =>
          place % every > 0
            ? ''
            : textAt(x(at), PLOT.top + AREA.height + 24, FONT, palette.quiet, text, ' text-anchor="middle"'),
        )
        .join('') +
      legend
        .map(({ fill, text }, place) => {
          const at = PLOT.left + place * LEGEND_STEP;
          return `<rect x="${at}" y="${PICTURE.height - 82}" width="24" height="16" fill="${colorOf(fill, palette)}"/>${textAt(at + 32, PICTURE.height - 68, FONT, palette.text, text)}`;
        })
        .join(''),
  );
};

const shapeSvg = (shape: Shape, area: typeof AREA, palette: Palette): string => {
  if ('line' in shape) {
    const [x1, y1, x2, y2] = shape.line;
    const at = (x: number, y: number) => `${tenth(PLOT.left + area.width * x)} ${tenth(PLOT.top + area.height * y)}`;
    return `<path d="M${at(x1, y1)}L${at(x2, y2)}" stroke="${palette.text}" stroke-width="2"/>`;
  }
  const fill = `fill="${colorOf(shape.fill, palette)}"`;
  if ('ribbon' in shape)
    return `<path d="${ribbonPath(shape, area)}" transform="translate(${PLOT.left} ${PLOT.top})" ${fill} fill-opacity="0.45"/>`;
  const { x, y, width, height } = shape.box;
  return `<rect x="${tenth(PLOT.left + area.width * x)}" y="${tenth(PLOT.top + area.height * y)}" width="${tenth(area.width * width)}" height="${tenth(area.height * height)}" ${fill} stroke="${palette.paper}"/>`;
};

/** Light text is read on the darker tones. */
const isDark = (fill: Fill): boolean => fill === 'tone-4' || fill === 'tone-5';

const colorOf = (fill: Fill, { tones, lines }: Palette): string => {
  const [kind, number] = fill.split('-');
  if (kind === 'none') return 'url(#none)';
  return (kind === 'tone' ? tones : lines)[Number(number) - 1] ?? 'currentcolor';
};
