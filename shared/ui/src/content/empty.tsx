import type { ReactNode } from 'react';
import { Scene } from './scene.tsx';
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
      <Scene name="empty" />
      <p className="bee-empty-title">{title}</p>
      {children ? <div className="bee-empty-why">{children}</div> : null}
      {action ? <div className="bee-empty-action bee-wrap">{action}</div> : null}
    </div>
  );
}
