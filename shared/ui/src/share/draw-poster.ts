import type { ShareTarget } from '@bee/ui/content';
import { encode } from 'uqr';
import { wrapText } from './wrap-text.ts';

const WIDTH = 750;
const HEIGHT = 1120;
const SIDE = 56;
const QR = 180;
const POINTS_SHOWN = 3;

/**
 * @returns a PNG of 750 × 1120
 * @throws if the browser has no canvas
 */
export const drawPoster = async (target: ShareTarget, address: string): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  const pen = penOf(context);
  pen.rect(0, 0, WIDTH, HEIGHT, 'card');
  pen.rect(0, 0, WIDTH, 120, 'primary');
  pen.text('农小蜂', SIDE, 76, { size: 40, weight: 600, color: 'on-primary' });
  pen.text('农业数据服务平台', SIDE + 140, 74, { size: 24, color: 'on-primary' });

  pen.text([target.kind, target.date].filter(Boolean).join(' · '), SIDE, 190, { size: 26, color: 'primary' });
  let y = pen.block(target.title, 246, { size: 44, weight: 600, lines: 4, leading: 62 });
  y = pen.block(target.summary, y + 68, {
    size: 28,
    color: 'text-2',
    lines: target.draw ? 3 : target.points?.length ? 4 : 8,
    leading: 46,
  });
  if (target.draw) y = await drawChart(context, target.draw, y + 40);
  for (const point of (target.points ?? []).slice(0, POINTS_SHOWN)) {
    pen.rect(SIDE, y + 36, 8, 28, 'honey');
    y = pen.block(point, y + 60, { size: 28, lines: 2, leading: 42, indent: 28 });
  }

  pen.rect(0, HEIGHT - 260, WIDTH, 260, 'page');
  drawQr(context, address, WIDTH - SIDE - QR, HEIGHT - 40 - QR);
  pen.text('扫码看全文、图表与数据', SIDE, HEIGHT - 184, { size: 30, weight: 600 });
  if (target.source) pen.text(`来源：${target.source}`.slice(0, 24), SIDE, HEIGHT - 134, { size: 24, color: 'text-2' });
  pen.text(new URL(address).host, SIDE, HEIGHT - 94, { size: 24, color: 'text-3' });
  if (target.sample) pen.text('示例数据，仅供演示', SIDE, HEIGHT - 54, { size: 24, color: 'honey-text' });
  return toBlob(canvas);
};

/** @returns the baseline below the picture */
const drawChart = async (context: CanvasRenderingContext2D, draw: () => Promise<Blob>, top: number) => {
  const picture = await createImageBitmap(await draw());
  const width = WIDTH - 2 * SIDE;
  const height = width * (picture.height / picture.width);
  context.drawImage(picture, SIDE, top, width, height);
  picture.close();
  return top + height;
};

type Look = { size: number; weight?: 400 | 600; color?: string };
type Block = Look & { lines: number; leading: number; indent?: number };

/** Draws with the colours and fonts of the site. */
const penOf = (context: CanvasRenderingContext2D) => {
  const styles = getComputedStyle(document.documentElement);
  const tone = (name: string) => styles.getPropertyValue(`--bee-${name}`).trim();
  const family = tone('font');
  const take = ({ size, weight = 400, color = 'text' }: Look) => {
    context.font = `${weight} ${size}px ${family}`;
    context.fillStyle = tone(color);
  };
  return {
    rect: (x: number, y: number, width: number, height: number, color: string) => {
      context.fillStyle = tone(color);
      context.fillRect(x, y, width, height);
    },
    text: (text: string, x: number, y: number, look: Look) => {
      take(look);
      context.fillText(text, x, y);
    },
    /** Wraps text between the margins from the baseline `y`. @returns the baseline of the last line */
    block: (text: string, y: number, { lines, leading, indent = 0, ...look }: Block): number => {
      take(look);
      const width = WIDTH - 2 * SIDE - indent;
      const wrapped = wrapText(text, width, lines, (part) => context.measureText(part).width);
      wrapped.forEach((line, place) => {
        context.fillText(line, SIDE + indent, y + place * leading);
      });
      return y + Math.max(0, wrapped.length - 1) * leading;
    },
  };
};

const drawQr = (context: CanvasRenderingContext2D, address: string, left: number, top: number): void => {
  const { data, size } = encode(address, { border: 2, ecc: 'M' });
  const module = QR / size;
  const styles = getComputedStyle(document.documentElement);
  context.fillStyle = styles.getPropertyValue('--bee-card').trim();
  context.fillRect(left, top, QR, QR);
  context.fillStyle = styles.getPropertyValue('--bee-text').trim();
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + x * module, top + y * module, module + 0.5, module + 0.5);
    });
  });
};

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png');
  });
