import { Card, Empty, LinkButton, Pagination } from '@bee/ui/content';
import type { ReactNode } from 'react';
import type { ListState } from './article-list-query.ts';

type ListResultsProps = {
  state: ListState;
  page: { total: number; limit: number; rows: number };
  /** Address of the list without any condition. */
  start: string;
  active: number;
  link: (change: Partial<ListState>) => string;
  /** An alternative list when nothing matches. */
  elsewhere: { title: string; href: string };
  children: ReactNode;
};

/** The rows of a list with pagination; when empty, the reason and the next step. */
export const ListResults = ({ page, children, ...list }: ListResultsProps) => {
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
};

const NothingHere = ({
  state,
  start,
  active,
  total,
  link,
  elsewhere,
}: Omit<ListResultsProps, 'page' | 'children'> & { total: number }) => {
  const other = <LinkButton href={elsewhere.href}>{elsewhere.title}</LinkButton>;
  if (total > 0) {
    return (
      <Empty title={`没有第 ${state.p} 页`} action={<LinkButton href={link({ p: 1 })}>回到第一页</LinkButton>}>
        一共只有 {total} 条，可能有内容被更新或删除。
      </Empty>
    );
  }
  if (active === 0) {
    return (
      <Empty title="这个栏目还没有内容" action={other}>
        内容由编辑导入后发布，发布后会出现在这里。
      </Empty>
    );
  }
  return (
    <Empty
      title="没有同时符合这些条件的内容"
      action={
        <>
          <LinkButton kind="primary" href={start}>
            清除全部条件
          </LinkButton>
          {other}
        </>
      }
    >
      {state.q ? `标题、摘要和文号里都没有“${state.q}”，或者它不在所选范围内。` : '减少一个筛选条件再试试。'}
    </Empty>
  );
};
