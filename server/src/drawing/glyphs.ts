import { chineseFontFile } from './chinese-font.ts';

/** A glyph outline in font units with the y axis pointing up; `advance` is a fraction of the font size. */
export type Glyph = { d: string; advance: number };

type Font = {
  unitsPerEm: number;
  glyphForCodePoint(point: number): { advanceWidth: number; path: { toSVG(): string } };
};

export type GlyphFinder = { unitsPerEm: number; find(char: string): Glyph };

let shared: GlyphFinder | null = null;

/**
 * Outlines of characters. The SVG renderer would open the font file for every text, which takes longer than everything
 * else, so texts are passed to it as outlines. Uses the font instance that pdfkit has opened.
 */
export const chineseGlyphs = async (): Promise<GlyphFinder> => {
  if (shared) return shared;
  const { default: Document } = await import('pdfkit');
  const pdf = new Document().font(chineseFontFile());
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
