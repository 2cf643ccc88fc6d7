import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import '../viewer.css';

type PrintJob = {
  pdf: PDFDocumentProxy;
  /** The first and the last page. */
  from: number;
  to: number;
  watermark: string | null;
  overlay: HTMLElement;
  signal: AbortSignal;
  onSheet(done: number): void;
};

/** Higher than office printers resolve is wasted. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;
const PX_PER_INCH = 96;
const MAX_PIXELS = 16_000_000;
const JPEG_QUALITY = 0.92;

/**
 * Draws a sheet for every page of a range and opens the browser's print dialog with nothing else on paper. Locked
 * pages are not in the file. The sheets are removed when the dialog closes.
 */
export const printSheets = async ({ pdf, from, to, watermark, overlay, signal, onSheet }: PrintJob): Promise<void> => {
  const place = document.createElement('div');
  place.className = 'content-sheets';
  place.dataset.beePrint = ''; // hides everything else on paper
  place.setAttribute('aria-hidden', 'true');
  const remove = () => {
    window.removeEventListener('afterprint', remove);
    for (const picture of place.querySelectorAll('img')) URL.revokeObjectURL(picture.src);
    place.remove();
  };
  try {
    const surface = document.createElement('canvas');
    for (let number = from; number <= to; number++) {
      signal.throwIfAborted();
      const page = await pdf.getPage(number);
      place.append(await drawSheet(page, surface, watermark, signal));
      onSheet(number - from + 1);
    }
    surface.width = 0;
    document.querySelector('.content-sheets')?.remove();
    overlay.append(place);
    await Promise.all([...place.querySelectorAll('img')].map((picture) => picture.decode()));
    signal.throwIfAborted();
  } catch (error) {
    remove();
    throw error;
  }
  window.addEventListener('afterprint', remove);
  window.print();
};

const drawSheet = async (
  page: PDFPageProxy,
  surface: HTMLCanvasElement,
  watermark: string | null,
  signal: AbortSignal,
): Promise<HTMLElement> => {
  const natural = page.getViewport({ scale: 1 });
  const wanted = DOTS_PER_INCH / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
  const viewport = page.getViewport({ scale });
  surface.width = Math.floor(viewport.width);
  surface.height = Math.floor(viewport.height);
  const task = page.render({ canvas: surface, viewport, intent: 'print' });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  await task.promise.finally(() => signal.removeEventListener('abort', stop));
  if (watermark) drawWatermark(surface, (scale * POINTS_PER_INCH) / PX_PER_INCH, { text: watermark, ...inkOfPage() });
  const sheet = document.createElement('div');
  sheet.className = natural.width > natural.height ? 'content-sheet is-wide' : 'content-sheet';
  const picture = new Image();
  picture.alt = '';
  picture.src = URL.createObjectURL(await pictureOf(surface));
  sheet.append(picture);
  return sheet;
};

const inkOfPage = () => {
  const { color, fontFamily } = getComputedStyle(document.body);
  return { color, family: fontFamily };
};

const pictureOf = (surface: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    surface.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('a sheet could not be drawn'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );

type Ink = { text: string; color: string; family: string };

const CELL = { width: 320, height: 200 };
const SIZE_PX = 16;
const ANGLE = -24;
const OPACITY = 0.12;

/** Draws the watermark into a sheet, placed as over the pages on the screen. `ratio`: dots per CSS pixel. */
const drawWatermark = (canvas: HTMLCanvasElement, ratio: number, { text, color, family }: Ink): void => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('a sheet has no surface');
  const reach = Math.hypot(canvas.width, canvas.height);
  context.save();
  context.setTransform(1, 0, 0, 1, canvas.width / 2, canvas.height / 2);
  context.rotate((ANGLE * Math.PI) / 180);
  context.globalAlpha = OPACITY;
  context.fillStyle = color;
  context.font = `${SIZE_PX * ratio}px ${family}`;
  for (let y = -reach / 2; y < reach / 2; y += CELL.height * ratio)
    for (let x = -reach / 2; x < reach / 2; x += CELL.width * ratio) context.fillText(text, x, y);
  context.restore();
};
