import type { DataFor } from '@bee/contracts/operations';
import { shanghaiDay } from '@bee/domain/calendar-day';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shareAddress } from './share-target.ts';
import './print-note.css';

type Code = DataFor<'base/getQrCode'>;
export type PrintNoteProps = {
  /** Path and query that restore the view; the default is the page. */
  to?: string;
};

type Printed = { address: string; day: string; code: Code | null };

/** Last line of a printed page: its address as text and QR code, and the time of printing. Hidden on the screen. */
export function PrintNote({ to }: PrintNoteProps) {
  const [printed, setPrinted] = useState<Printed | null>(null);
  useEffect(() => {
    const fill = () => {
      const address = shareAddress(to);
      flushSync(() => setPrinted({ address, day: shanghaiDay(new Date()), code: askForCode(address) }));
    };
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, [to]);
  return (
    <div className="bee-print-note">
      {printed?.code ? (
        <svg
          viewBox={`0 0 ${printed.code.size} ${printed.code.size}`}
          role="img"
          aria-label="本页网址二维码"
          shapeRendering="crispEdges"
        >
          <path d={printed.code.path} />
        </svg>
      ) : null}
      {printed ? (
        <p>
          农小蜂 {printed.address}
          <br />
          {printed.day} 打印{printed.code ? '，扫码回到本页' : ''}
        </p>
      ) : null}
    </div>
  );
}

/**
 * The page is laid out for print as soon as `beforeprint` returns: promises and chunks would be too late, and a QR
 * library on every page would be wasted on most users. So the server draws the code and is called synchronously. Null
 * on failure.
 */
const askForCode = (address: string): Code | null => {
  const request = new XMLHttpRequest();
  try {
    request.open('GET', `/api/base/getQrCode?text=${encodeURIComponent(address)}`, false);
    request.send();
    return (JSON.parse(request.responseText) as { data: Code | null }).data;
  } catch {
    return null;
  }
};
