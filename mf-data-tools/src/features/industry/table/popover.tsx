import { classNames, Icon } from '@bee/ui/content';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import './table.css';

type PopoverProps = {
  title: ReactNode;
  /** Something is chosen in it. */
  active?: boolean;
  /** Without room for it at the right end. */
  alignEnd?: boolean;
  /** `close` for what is done in one go. */
  children(close: () => void): ReactNode;
};

/** A panel under a button; Escape, a click elsewhere and what it is for close it. On phones it opens in the flow. */
export function Popover({ title, active, alignEnd, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // What is inside may ask the server, so it waits until it is wanted.
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => {
    if (details.current) details.current.open = false;
  }, []);
  useEffect(() => {
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [close]);
  return (
    <details
      ref={details}
      className={classNames('tools-popover', alignEnd && 'is-end')}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={classNames('bee-btn is-default is-mini', active && 'is-chosen')}>
        {title}
        <Icon name="chevron" size={14} />
      </summary>
      {opened ? <div className="tools-popover-panel">{children(close)}</div> : null}
    </details>
  );
}
