import type PDFDocument from 'pdfkit';
import { LINE, type Mark, TEXT } from '../../../../../drawing/marks.ts';
import { breakLines, type Measure } from '../picture/break-lines.ts';
import { PAGE, TEXT_END, TEXT_WIDTH } from './page-size.ts';

type Pdf = InstanceType<typeof PDFDocument>;

export type Style = { size: number; color?: string; lead?: number; indent?: number; width?: number };

/** Writes text and drawings to pages from top to bottom and records the text of each page. */
export class PageWriter {
  readonly pdf: Pdf;
  /** Where the next line starts. */
  y: number = PAGE.top;
  /** Running text per page: one line per paragraph, caption or table row. */
  readonly texts: string[][] = [[]];
  readonly measure: Measure;
  #continued: string | null = null;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.measure = measureOf(pdf);
    this.#nameThis();
  }

  /** Starts at 1. */
  get page(): number {
    return this.texts.length;
  }

  newPage(): void {
    this.pdf.addPage();
    this.texts.push([]);
    this.y = PAGE.top;
    this.#nameThis();
  }

  /** Links of the contents refer to pages by name. */
  #nameThis(): void {
    this.pdf.addNamedDestination(pageName(this.page));
  }

  /** Starts a new page if less than this height is left. */
  need(height: number): void {
    if (this.y + height > TEXT_END) this.newPage();
  }

  /** Writes a paragraph. It may continue on the next page; each part counts as text of its own page. */
  paragraph(text: string, { size, color = TEXT, lead = 1.75, indent = 0, width = TEXT_WIDTH - indent }: Style): void {
    this.#continued = '';
    for (const line of breakLines(text, width, size, this.measure)) {
      if (this.y + size * lead > TEXT_END) {
        this.#keep();
        this.newPage();
      }
      this.line(line, PAGE.left + indent, this.y, size, color);
      this.#continued += line;
      this.y += size * lead;
    }
    this.#keep();
  }

  #keep(): void {
    if (this.#continued) this.say(this.#continued);
    this.#continued = '';
  }

  /** Adds text to the current page without drawing it. */
  say(text: string): void {
    this.texts.at(-1)?.push(text);
  }

  /** Draws one line of text; `y` is its top. */
  line(
    text: string,
    x: number,
    y: number,
    size: number,
    color: string,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    const wide = align === 'left' ? 0 : this.measure(text, size);
    const start = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    this.pdf.fontSize(size).fillColor(color).text(text, start, y, { lineBreak: false, features: [] });
  }

  rule(y: number, color: string = LINE): void {
    this.pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.width - PAGE.right, y)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke();
  }

  draw(marks: readonly Mark[], x: number, y: number): void {
    for (const mark of marks) {
      if (mark.kind === 'rect')
        this.pdf
          .rect(x + mark.x, y + mark.y, mark.width, mark.height)
          .fillColor(mark.color)
          .fill();
      else if (mark.kind === 'path')
        this.pdf.save().translate(x, y).path(mark.d).lineWidth(mark.width).strokeColor(mark.color).stroke().restore();
      else {
        const align = mark.anchor === 'start' ? 'left' : mark.anchor === 'end' ? 'right' : 'center';
        this.line(mark.text, x + mark.x, y + mark.y - mark.size, mark.size, mark.color, align);
      }
    }
  }
}

export const pageName = (page: number): string => `page-${page}`;

/** Caches the width of each character. */
const measureOf = (pdf: Pdf): Measure => {
  const widths = new Map<string, number>();
  const widthOf = (char: string): number => {
    const known = widths.get(char);
    if (known !== undefined) return known;
    const width = pdf.fontSize(100).widthOfString(char, { features: [] }) / 100;
    widths.set(char, width);
    return width;
  };
  return (text, size) => [...text].reduce((sum, char) => sum + widthOf(char), 0) * size;
};
