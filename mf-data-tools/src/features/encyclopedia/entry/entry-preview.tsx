import type { Baike } from '@bee/contracts/resource/baike';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import '../encyclopedia.css';

type Mention = Baike['mentions'][number];
type Shown = Mention & { left: number; top: number };

const WIDTH = 300;

/** Shows the beginning of an entry while its link in the text is under the mouse or has the focus. */
export function EntryPreview({ mentions, children }: { mentions: readonly Mention[]; children: ReactNode }) {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const hide = () => setShown(null);
  const show = (event: PointerEvent<HTMLDivElement> | FocusEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-entry]');
    const mention = mentions.find((one) => one.id === link?.dataset.entry);
    if (!link || !mention) return hide();
    const box = event.currentTarget.getBoundingClientRect();
    // The last line of a link that is broken over two.
    const at = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect();
    const left = Math.max(0, Math.min(at.left - box.left, box.width - WIDTH));
    setShown({ ...mention, left, top: at.bottom - box.top });
    link.setAttribute('aria-describedby', id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows what the links in it do
    <div
      className="tools-entry-text"
      onPointerOver={(event) => (event.pointerType === 'mouse' ? show(event) : undefined)}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => (event.key === 'Escape' ? hide() : undefined)}
    >
      {children}
      {shown ? (
        <div
          className="tools-entry-preview bee-box"
          role="tooltip"
          id={id}
          style={{ left: shown.left, top: shown.top }}
        >
          <strong>{shown.title}</strong> <small>{shown.cate_title}</small>
          <p>{shown.summary}</p>
        </div>
      ) : null}
    </div>
  );
}
