import { Card, Empty, LinkButton, Pagination } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { activeFilters, type ListState, listParams } from './list-state.ts';

type ListResultsProps = {
  state: ListState;
  page: { total: number; limit: number; rows: number };
  link: (params: Record<string, string>) => string;
  /** Another place to look when nothing fits. */
  elsewhere: { title: string; href: string };
  children: ReactNode;
};

/** The rows of a list and its pages; or why there are none and what to do. */
export const ListResults = ({ state, page, link, elsewhere, children }: ListResultsProps) => {
  if (page.rows === 0) {
    return (
      <Card>
        <NothingHere state={state} total={page.total} link={link} elsewhere={elsewhere} />
      </Card>
    );
  }
  return (
    <>
      {children}
      <Pagination
        page={state.p}
        total={page.total}
        pageSize={page.limit}
        href={(number) => link(listParams(state, { p: number }))}
      />
    </>
  );
};

const NothingHere = ({
  state,
  total,
  link,
  elsewhere,
}: Omit<ListResultsProps, 'page' | 'children'> & { total: number }) => {
  const other = <LinkButton href={elsewhere.href}>{elsewhere.title}</LinkButton>;
  if (total > 0) {
    const first = link(listParams(state, { p: 1 }));
    return (
      <Empty title={`没有第 ${state.p} 页`} action={<LinkButton href={first}>回到第一页</LinkButton>}>
        一共只有 {total} 条，可能有内容被更新或删除。
      </Empty>
    );
  }
  if (activeFilters(state) === 0) {
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
          <LinkButton kind="primary" href={link({})}>
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
