import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { keyNumber } from '@bee/domain/key-number';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { findProjectRoot } from '../../project.ts';
import { artSvg } from './share-art.ts';
import { COLOUR, FAMILY, textAt } from './share-text.ts';
import { titleLines } from './title-lines.ts';

type ArticleCard = DataFor<'site/getShareCard'>;

/** The newest price, its change against the quote before in percent, and markets from the cheapest to the dearest. */
export type Ladder = {
  kind: 'ladder';
  price: string;
  unit: string;
  change: number | null;
  rungs: { market: string; price: number }[];
};

export type ShareCard = Omit<ArticleCard, 'art'> & { art: ArticleCard['art'] | Ladder };

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Draws a card as PNG outside of the event loop. Takes about 0.1 s of CPU time, mostly for the fonts. */
export const drawSharePicture = async (card: ShareCard): Promise<Buffer> => {
  const picture = await renderAsync(shareSvg(card), {
    font: { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: FAMILY },
  });
  const { width, height, pixels } = picture;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
};

const EDGE = 80;
const TITLE = { size: 64, leading: 88, lines: 4 };
/** Width of the drawing to the right of the title. */
const ASIDE = 320;
const FIGURE = { size: 108, baseline: 524, titleLines: 2 };

export const shareSvg = ({ title, column, source_name, published_at, sample, art }: ShareCard): string => {
  const figure = art?.kind === 'steps' ? undefined : keyNumber(title);
  const isAside = art?.kind === 'season';
  const isLow = figure !== undefined || (art !== null && !isAside);
  const width = SHARE_WIDTH - 2 * EDGE - (isAside ? ASIDE : 0);
  const most = art?.kind === 'ladder' ? 1 : isLow ? FIGURE.titleLines : TITLE.lines;
  const lines = titleLines(title, width, TITLE.size, most);
  const top = isLow ? 200 : 200 + (TITLE.lines - lines.length) * (TITLE.leading / 3);
  const text = lines.map((line, index) =>
    textAt(EDGE, top + TITLE.size + index * TITLE.leading, TITLE.size, COLOUR.text, line, 700),
  );
  const facts = [column, source_name, published_at].filter(Boolean).join('  ·  ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}" font-family="${FAMILY}">
<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${COLOUR.page}"/>
<rect width="${SHARE_WIDTH}" height="12" fill="${COLOUR.primary}"/>
<g transform="translate(${EDGE} 72) scale(1.5)">${BEE}</g>
${textAt(EDGE + 92, 124, 44, COLOUR.text, '农小蜂', 700)}
${textAt(EDGE + 240, 122, 26, COLOUR.quiet, '农业数据服务平台')}
${sample ? SAMPLE : ''}
${text.join('\n')}
${figure ? textAt(EDGE, FIGURE.baseline, FIGURE.size, figure.startsWith('+') ? COLOUR.rise : COLOUR.primary, figure, 700) : ''}
${art ? artSvg(art, { left: EDGE, right: SHARE_WIDTH - EDGE }) : ''}
<rect x="${EDGE}" y="546" width="${SHARE_WIDTH - 2 * EDGE}" height="2" fill="${COLOUR.line}"/>
${textAt(EDGE, 594, 28, COLOUR.quiet, facts)}
</svg>`;
};

const SAMPLE = `<rect x="950" y="84" width="170" height="52" rx="8" fill="#fff7e0" stroke="${COLOUR.honey}"/><text x="1035" y="120" font-size="28" text-anchor="middle" fill="#8a5a00">示例数据</text>`;

/** The site's logo in a 48×48 square. */
const BEE =
  '<path fill="#147a42" d="M24 2 43 13v22L24 46 5 35V13Z"/><path fill="#d7efdf" d="M23.5 21.5C13 22 8.5 17.5 9.5 11 17 9.8 22.5 13 23.5 21.5ZM24.5 21.5C35 22 39.5 17.5 38.5 11 31 9.8 25.5 13 24.5 21.5Z"/><path fill="#f2a900" d="M24 18.5c5 0 8 3.7 8 9.2 0 6-4 11.3-8 13.3-4-2-8-7.3-8-13.3 0-5.5 3-9.2 8-9.2Z"/><path fill="#1c2321" d="M16.2 25.8c5 1.7 10.6 1.7 15.6 0 .3 1.2.3 2.6.1 3.9-5 1.7-10.800 1.7-15.8 0-.2-1.3-.2-2.7.1-3.9ZM18 33.800c4 1.2 8 1.2 12 0-.7 1.3-1.6 2.5-2.5 3.5-2.3.5-4.7.5-7 0-1-1-1.8-2.2-2.5-3.5Z"/>';

const fontFiles = (): string[] => {
  const entry = createRequire(path.join(findProjectRoot(), 'server', 'package.json')).resolve('@embedpdf/fonts-sc');
  const folder = path.join(path.dirname(entry), '..', 'fonts');
  return ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'].map((name) => path.join(folder, name));
};
