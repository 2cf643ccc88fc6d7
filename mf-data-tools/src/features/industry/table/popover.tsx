import { classNames, Icon } from '@bee/ui/content';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import './table.css';

type PopoverProps = {
  title: ReactNode;
  /** A choice in it is active. */
  active?: boolean;
  /** Aligns the panel to the right edge, for buttons at the end of a row. */
  alignEnd?: boolean;
  /** `close` is for actions that complete at once. */
  children(close: () => void): ReactNode;
};

/**
 * A panel below a button; closed by Escape, an outside click or its own action. On phones it is rendered in the
 * document flow.
 */
export function Popover({ title, active, alignEnd, children }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The content may send requests, so it is mounted on the first opening.
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
      <summary className={classNames('bee-btn is-default is-mini bee-cut', active && 'is-chosen')}>
        {title}
        <Icon name="chevron" size={14} />
      </summary>
      {opened ? <div className="tools-popover-panel bee-box">{children(close)}</div> : null}
    </details>
  );
}
