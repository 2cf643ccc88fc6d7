import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { shanghaiDay } from './effect-day.ts';
import { shareAddress } from './share/share-target.ts';

/** Last line of a printed page: where it stands and when it was printed. Nothing on the screen. */
export const PrintNote = () => {
  const [printed, setPrinted] = useState<{ address: string; day: string } | null>(null);
  useEffect(() => {
    const fill = () => flushSync(() => setPrinted({ address: shareAddress(), day: shanghaiDay(new Date()) }));
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, []);
  return <p className="content-print-note">{printed ? `农小蜂 ${printed.address}（${printed.day} 打印）` : null}</p>;
};
