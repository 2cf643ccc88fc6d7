import type { PolicyPicture } from '@bee/contracts/entity/policy';
import { escapeHtml } from '../../../../../text/rich-text.ts';
import { breakLines } from '../../../report/model/picture/break-lines.ts';
import { type DiagramSection, diagramSections } from './diagram-sections.ts';

type Subject = { id: string; title: string; content_html: string };

const WIDTH = 720;
const EDGE = 40;
const FONT = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif";
const COLOR = {
  band: '#147a42',
  soft: '#e6f4ea',
  honey: '#f2a900',
  text: '#1c2321',
  quiet: '#66736d',
  line: '#e3e8e4',
};

/** URL, size and alternative text of the picture of a policy_diagram. */
export const pictureOf = (subject: Subject): PolicyPicture => {
  const said = diagramSections(subject.content_html).map(({ title, items }) => `${title}：${items.join('；')}`);
  return {
    src: `/api/article/diagram/${encodeURIComponent(subject.id)}.svg`,
    width: WIDTH,
    height: layOut(subject).height,
    alt: `${[subject.title, ...said].join('。')}。`.replace(/[。；]{2,}/g, '。'),
  };
};

/** Draws the points of a policy as one long picture. Drawn from the text itself, so that both always match. */
export const drawDiagram = (subject: Subject): string => {
  const { height, shapes } = layOut(subject);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${FONT}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...shapes,
    '</svg>',
  ].join('');
};

type Layout = { height: number; shapes: string[] };

const layOut = ({ title, content_html }: Subject): Layout => {
  const lines = breakLines(title, WIDTH - 2 * EDGE, 30, emWidth);
  const band = 56 + lines.length * 44;
  const shapes = [
    `<rect width="${WIDTH}" height="${band}" fill="${COLOR.band}"/>`,
    ...lines.map((line, index) => text(line, EDGE, 62 + index * 44, 30, '#fff', 600)),
  ];
  let y = band + 24;
  for (const [index, section] of diagramSections(content_html).entries()) {
    const drawn = drawSection(section, index, y);
    shapes.push(...drawn.shapes);
    y = drawn.height + 20;
  }
  shapes.push(text('农小蜂 · 政策一图解读', EDGE, y + 22, 15, COLOR.quiet));
  return { height: y + 44, shapes };
};

const drawSection = ({ title, items }: DiagramSection, index: number, top: number): Layout => {
  const marks: string[] = [
    comb(EDGE + 20, top + 30, COLOR.honey),
    text(title, EDGE + 52, top + 38, 22, COLOR.text, 600),
  ];
  let y = top + 62;
  for (const item of items) {
    const lines = breakLines(item, WIDTH - 2 * EDGE - 60, 18, emWidth);
    marks.push(`<circle cx="${EDGE + 30}" cy="${y + 13}" r="4" fill="${COLOR.band}"/>`);
    for (const line of lines) {
      marks.push(text(line, EDGE + 46, y + 20, 18, COLOR.text));
      y += 29;
    }
    y += 8;
  }
  const frame = `<rect x="${EDGE - 12}" y="${top}" width="${WIDTH - 2 * EDGE + 24}" height="${y - top + 8}" rx="10" fill="${index % 2 ? '#fff' : COLOR.soft}" stroke="${COLOR.line}"/>`;
  return { height: y + 8, shapes: [frame, ...marks] };
};

/**
 * Approximate width: Chinese characters are square, other characters about half as wide. Sufficient for lines that are
 * not full.
 */
const emWidth = (line: string, size: number): number =>
  [...line].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2e80 ? 0.56 : 1), 0) * size;

const text = (line: string, x: number, y: number, size: number, color: string, weight = 400): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" font-weight="${weight}">${escapeHtml(line)}</text>`;

/** The honeycomb cell of the brand. */
const comb = (x: number, y: number, color: string): string =>
  `<path d="M${x} ${y - 16}l14 8v16l-14 8-14-8v-16z" fill="${color}"/>`;
