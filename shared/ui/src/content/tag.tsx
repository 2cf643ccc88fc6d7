import type { ReactNode } from 'react';
import './tag.css';

/** Only colours of the site: `var(--bee-honey-soft)`. */
type Color = `var(--bee-${string})`;

export type TagProps = {
  /** Green on light green by default. */
  type?: 'green' | 'honey' | 'grey' | 'red' | 'blue';
  /** Set when none of the types fits. */
  bgColor?: Color;
  textColor?: Color;
  href?: string;
  children: ReactNode;
};

export function Tag({ type = 'green', bgColor, textColor, href, children }: TagProps) {
  const look = {
    className: `bee-tag bee-cut is-${type}`,
    ...((bgColor || textColor) && { style: { background: bgColor, color: textColor } }),
  };
  if (!href) return <span {...look}>{children}</span>;
  return (
    <a {...look} href={href}>
      {children}
    </a>
  );
}
