type Ink = { text: string; color: string; family: string };

const CELL = { width: 320, height: 200 };
const SIZE_PX = 16;
const ANGLE = -24;
const OPACITY = 0.12;

/** Draws the watermark into a sheet, placed as over the pages on the screen. `ratio`: dots per CSS pixel. */
export const drawWatermark = (canvas: HTMLCanvasElement, ratio: number, { text, color, family }: Ink): void => {
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
