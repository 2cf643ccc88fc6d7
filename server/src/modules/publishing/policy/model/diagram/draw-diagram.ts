import type { PolicyPicture } from '@bee/contracts/entity/policy';
import { escapeHtml } from '../../../../../text/rich-text.ts';
import { breakLines } from '../../../report/model/picture/break-lines.ts';
import { paragraphsOf } from '../compare/paragraphs-of.ts';
import { type KeyFigure, keyFigure } from './key-figure.ts';

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

/** Place of the line that joins the chapters, and of their text and numbers. */
const SPINE = EDGE + 14;
const LEFT = EDGE + 48;
const FIGURES = 190;
const RIGHT = WIDTH - EDGE;

/** A station of the flow: its name, and each item with its number in large type and a bar for a period of days. */
const drawSection = ({ title, items }: DiagramSection, index: number, top: number): Layout => {
  const figures = items.map(keyFigure);
  const longest = Math.max(0, ...figures.map((figure) => figure?.days ?? 0));
  const marks = [text(title, LEFT, top + 27, 24, COLOR.text, 600)];
  let y = top + 48;
  for (const [place, item] of items.entries()) {
    const lines = breakLines(item, RIGHT - LEFT - FIGURES - 16, 18, emWidth);
    const height = Math.max(52, 16 + lines.length * 27);
    marks.push(
      `<path d="M${LEFT} ${y + height}H${RIGHT}" stroke="${COLOR.line}"/>`,
      ...lines.map((line, row) => text(line, LEFT, y + 30 + row * 27, 18, COLOR.text)),
      ...drawFigure(figures[place] ?? null, longest, y),
    );
    y += height;
  }
  return { height: y, shapes: [...station(index, top, y), ...marks] };
};

const station = (index: number, top: number, bottom: number): string[] => [
  `<path d="M${SPINE} ${top + 34}V${bottom + 22}" stroke="${COLOR.soft}" stroke-width="6"/>`,
  comb(SPINE, top + 20, COLOR.honey),
  text(String(index + 1), SPINE - 5, top + 26, 17, COLOR.text, 600),
];

const drawFigure = (figure: KeyFigure | null, longest: number, y: number): string[] => {
  if (!figure) return [];
  const { value, unit, days } = figure;
  const start = RIGHT - FIGURES;
  const width = emWidth(value, 34);
  return [
    text(value, start, y + 34, 34, COLOR.band, 600),
    text(unit, start + width + 6, y + 34, 16, COLOR.quiet),
    ...(days && longest > 0
      ? [
          `<rect x="${start}" y="${y + 41}" width="${Math.max(4, Math.round((FIGURES * days) / longest))}" height="6" rx="3" fill="${COLOR.honey}"/>`,
        ]
      : []),
  ];
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

type DiagramSection = { title: string; items: string[] };

/** Chapters of a text with their paragraphs and list items. Content before the first chapter is dropped. */
const diagramSections = (html: string): DiagramSection[] =>
  html
    .split(/(?=<h2)/)
    .filter((piece) => piece.startsWith('<h2'))
    .map((piece) => {
      const [title = '', ...items] = paragraphsOf(piece);
      return { title, items };
    });
