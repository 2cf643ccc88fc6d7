import type { Baike } from '@bee/contracts/resource/baike';
import { Toc } from '@bee/ui/content';
import { useEffect, useRef } from 'react';
import { followHeadings } from './follow-headings.ts';
import '../encyclopedia.css';

type EntryContentsProps = { toc: Baike['toc']; hasReferences: boolean; comments: number };

/** The contents in at most two levels; follows the reader and highlights the current section. */
export function EntryContents({ toc, hasReferences, comments }: EntryContentsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => followHeadings(box.current), []);
  const top = Math.min(...toc.map(({ level }) => level));
  const items = [
    ...toc.map(({ id, title, level }) => ({ id, title, level: level === top ? (1 as const) : (2 as const) })),
    ...(hasReferences ? [{ id: 'references', title: '参考资料' }] : []),
    { id: 'comments', title: comments > 0 ? `讨论与补充（${comments}）` : '讨论与补充' },
  ];
  return (
    <div className="tools-entry-toc" ref={box}>
      <Toc items={items} />
    </div>
  );
}
