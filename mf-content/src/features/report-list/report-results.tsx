import { href } from '@bee/platform';
import { Card, Empty, LinkButton, Pagination } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { type ReportListState, reportQuery } from './report-list-query.ts';

type ReportResultsProps = {
  state: ReportListState;
  page: { total: number; limit: number; rows: number };
  /** Address of the list without any condition. */
  start: string;
  link: (change: Partial<ReportListState>) => string;
  children: ReactNode;
};

/** The reports of a list with pagination; when empty, the reason and the next step. */
export const ReportResults = ({ state, page, start, link, children }: ReportResultsProps) => {
  if (page.rows === 0) {
    return (
      <Card>
        <NothingHere {...{ state, start, link }} total={page.total} />
      </Card>
    );
  }
  return (
    <>
      {children}
      <Pagination page={state.p} total={page.total} pageSize={page.limit} href={(number) => link({ p: number })} />
    </>
  );
};

const NothingHere = ({
  state,
  total,
  start,
  link,
}: Omit<ReportResultsProps, 'page' | 'children'> & { total: number }) => {
  if (total > 0) {
    return (
      <Empty title={`没有第 ${state.p} 页`} action={<LinkButton href={link({ p: 1 })}>回到第一页</LinkButton>}>
        一共只有 {total} 份，可能有报告被更新或撤下。
      </Empty>
    );
  }
  if (reportQuery.active(state) === 0) {
    return (
      <Empty title="这个栏目还没有报告" action={<LinkButton href={href('report/customized')}>定制一份报告</LinkButton>}>
        报告发布后会出现在这里；需要的内容还没有，可以请研究团队来写。
      </Empty>
    );
  }
  return (
    <Empty
      title="没有同时符合这些条件的报告"
      action={
        <>
          <LinkButton kind="primary" href={start}>
            清除全部条件
          </LinkButton>
          {state.q ? (
            <LinkButton href={href('search/result', { keyword: state.q, name: 'research_report' })}>
              到正文里找“{state.q}”
            </LinkButton>
          ) : null}
        </>
      }
    >
      {state.q ? '这里只看标题；正文里提到它的报告，全站搜索能找到。' : '减少一个筛选条件再试试。'}
    </Empty>
  );
};
