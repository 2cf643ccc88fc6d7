import type { ChartLine } from '@bee/ui/data';
import { useEffect, useRef } from 'react';

type PolylineProps = { line: ChartLine['points']; height: number };

/** All points on a bare canvas, without axis, labels and interaction: the cost of drawing itself. */
export function Polyline({ line, height }: PolylineProps) {
  const host = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = host.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    canvas.width = canvas.clientWidth * devicePixelRatio;
    canvas.height = canvas.clientHeight * devicePixelRatio;
    pen.lineWidth = 2 * devicePixelRatio;
    pen.lineJoin = 'round';
    pen.strokeStyle = '#147a42';
    pen.beginPath();
    let broken = true;
    for (const [place, [, value]] of line.entries()) {
      const x = (place / line.length) * canvas.width;
      const y = canvas.height * (1 - (value ?? 0) / 8);
      if (value !== null && broken) pen.moveTo(x, y);
      else if (value !== null) pen.lineTo(x, y);
      broken = value === null;
    }
    pen.stroke();
  }, [line]);
  return <canvas ref={host} style={{ height, width: '100%' }} />;
}
