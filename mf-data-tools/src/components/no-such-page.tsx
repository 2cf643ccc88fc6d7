import { Empty, LinkButton } from '@bee/ui/content';
import type { ReactNode } from 'react';

/** Instead of a list: a page number after the last page; `children` says why the list may have become shorter. */
export function NoSuchPage({ first, children }: { first: string; children: ReactNode }) {
  return (
    <Empty title="没有这一页" action={<LinkButton href={first}>回到第 1 页</LinkButton>}>
      {children}
    </Empty>
  );
}
