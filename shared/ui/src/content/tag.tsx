import type { ReactNode } from 'react';

export type TagProps = { tone?: 'green' | 'honey' | 'grey' | 'red' | 'blue'; href?: string; children: ReactNode };

export function Tag({ tone = 'green', href, children }: TagProps) {
  const className = `bee-tag is-${tone}`;
  if (!href) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={href}>
      {children}
    </a>
  );
}
