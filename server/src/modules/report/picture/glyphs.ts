import PDFDocument from 'pdfkit';
import { chineseFontFile } from './chinese-font.ts';

/** An outline in units of the font, upwards, and how far it moves on, as a share of the size. */
export type Glyph = { d: string; advance: number };

type Font = {
  unitsPerEm: number;
  glyphForCodePoint(point: number): { advanceWidth: number; path: { toSVG(): string } };
};

export type GlyphFinder = { unitsPerEm: number; find(char: string): Glyph };

let shared: GlyphFinder | null = null;

/**
 * Outlines of characters. The drawer of pictures would open the font for every text, which takes longer than everything
 * else; so texts reach it as outlines. The font is the one that pdfkit has opened.
 */
export const chineseGlyphs = (): GlyphFinder => {
  if (shared) return shared;
  const pdf = new PDFDocument().font(chineseFontFile());
  const { font } = (pdf as unknown as { _font: { font: Font } })._font;
  const known = new Map<string, Glyph>();
  const find = (char: string): Glyph => {
    const before = known.get(char);
    if (before) return before;
    const { advanceWidth, path } = font.glyphForCodePoint(char.codePointAt(0) ?? 0);
    const glyph = { d: path.toSVG(), advance: advanceWidth / font.unitsPerEm };
    known.set(char, glyph);
    return glyph;
  };
  shared = { unitsPerEm: font.unitsPerEm, find };
  return shared;
};
