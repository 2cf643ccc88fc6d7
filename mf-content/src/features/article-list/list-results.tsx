import { Card, Empty, LinkButton, Pagination } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { ListLink, ListState } from './list-query.ts';

export type ListTexts = {
  /** Counts the rows: 条. */
  unit: string;
  content: string;
  /** What may have happened to rows that are no longer there. */
  removed: string;
  /** Where the column has no rows. */
  none: string;
  unmatched: (words: string) => string;
  /** An alternative when nothing matches. */
  insteadOf: (state: ListState, active: number) => { title: string; href: string } | undefined;
};

/** Of news and policies. */
export const articleTexts = (instead: { title: string; href: () => string }): ListTexts => ({
  unit: '条',
  content: '内容',
  removed: '删除',
  none: '内容由编辑导入后发布，发布后会出现在这里。',
  unmatched: (words) => `标题、摘要和文号里都没有“${words}”，或者它不在所选范围内。`,
  insteadOf: () => ({ title: instead.title, href: instead.href() }),
});

type ListResultsProps = {
  state: ListState;
  page: { total: number; limit: number; rows: number };
  /** Address of the list without any condition. */
  start: string;
  active: number;
  link: ListLink;
  texts: ListTexts;
  children: ReactNode;
};

/** The rows of a list with pagination; when empty, the reason and the next step. */
export function ListResults({ page, children, ...list }: ListResultsProps) {
  if (page.rows === 0) {
    return (
      <Card>
        <NothingHere {...list} total={page.total} />
      </Card>
    );
  }
  return (
    <>
      {children}
      <Pagination
        page={list.state.p}
        total={page.total}
        pageSize={page.limit}
        href={(number) => list.link({ p: number })}
      />
    </>
  );
}

function NothingHere({
  state,
  start,
  active,
  total,
  link,
  texts,
}: Omit<ListResultsProps, 'page' | 'children'> & { total: number }) {
  const instead = texts.insteadOf(state, active);
  const other = instead ? <LinkButton href={instead.href}>{instead.title}</LinkButton> : null;
  if (total > 0) {
    return (
      <Empty title={`没有第 ${state.p} 页`} action={<LinkButton href={link({ p: 1 })}>回到第一页</LinkButton>}>
        一共只有 {total} {texts.unit}，可能有{texts.content}被更新或{texts.removed}。
      </Empty>
    );
  }
  if (active === 0) {
    return (
      <Empty title={`这个栏目还没有${texts.content}`} action={other}>
        {texts.none}
      </Empty>
    );
  }
  return (
    <Empty
      title={`没有同时符合这些条件的${texts.content}`}
      action={
        <>
          <LinkButton kind="primary" href={start}>
            清除全部条件
          </LinkButton>
          {other}
        </>
      }
    >
      {state.q ? texts.unmatched(state.q) : '减少一个筛选条件再试试。'}
    </Empty>
  );
}
