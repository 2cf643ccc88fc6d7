import { href } from '@bee/platform';
import { Empty, LinkButton } from '@bee/ui/content';
import type { TagList } from './report-data.ts';
import { type ReportState, reportHref, type Scope, scopes, scopeTitles } from './report-state.ts';

export type Counts = Record<Scope, number>;

type NothingHereProps = { list: TagList; state: ReportState; counts: Counts };

/** Why a list is empty: the page number, the filters, or nothing of this kind. */
export function NothingHere({ list: { tag, total }, state, counts }: NothingHereProps) {
  const { scope, type, year, words } = state;
  const kind = `${tag.title}的${scopeTitles[scope]}`;
  if (total > 0)
    return (
      <Empty
        title={`没有第 ${state.page} 页`}
        action={<LinkButton href={reportHref(tag.id, { ...state, page: 1 })}>回到第一页</LinkButton>}
      >
        一共只有 {total} 篇。
      </Empty>
    );
  if (type || year || words)
    return (
      <Empty
        title={`没有符合条件的${scopeTitles[scope]}`}
        action={
          <LinkButton kind="primary" href={reportHref(tag.id, { scope })}>
            看全部 {counts[scope]} 篇{scopeTitles[scope]}
          </LinkButton>
        }
      >
        减少筛选条件，或换一个词。
      </Empty>
    );
  const other = scopes.find((one) => counts[one] > 0);
  return (
    <Empty
      title={`还没有${kind}`}
      action={
        other ? (
          <LinkButton kind="primary" href={reportHref(tag.id, { scope: other })}>
            看 {counts[other]} 篇{scopeTitles[other]}
          </LinkButton>
        ) : (
          <LinkButton href={href('search/result', { keyword: tag.title })}>在农小蜂全站搜索“{tag.title}”</LinkButton>
        )
      }
    >
      发布后会出现在这里。
    </Empty>
  );
}
