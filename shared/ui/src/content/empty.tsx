import type { ReactNode } from 'react';
import './states.css';

export type EmptyProps = {
  title?: ReactNode;
  /** The reason. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export function Empty({ title = '暂无数据', children, action }: EmptyProps) {
  return (
    <div className="bee-empty">
      <svg viewBox="0 0 96 64" width="96" height="64" aria-hidden="true">
        <path
          className="bee-empty-comb"
          d="M30 8l13 7.5v15L30 38l-13-7.5v-15ZM56 8l13 7.5v15L56 38l-13-7.5v-15ZM43 30.5l13 7.5v15L43 60.5 30 53V38Z"
        />
        <path className="bee-empty-leaf" d="M62 56c2-14 11-20 26-20-1 15-10 22-26 20Zm0 0c5-7 11-11 18-14" />
      </svg>
      <p className="bee-empty-title">{title}</p>
      {children ? <div className="bee-empty-why">{children}</div> : null}
      {action ? <div className="bee-empty-action">{action}</div> : null}
    </div>
  );
}
