import { formatNumber } from '@bee/domain/format';
import { navigate } from '@bee/platform';
import { ListBar, SearchForm } from '@bee/ui/content';
import type { ListLink, ListState } from './list-query.ts';

type ListToolbarProps = {
  state: ListState;
  total: number;
  unit: string;
  /** What is searched, 政策库, and the parameters that the form keeps; without it, words are those of titles. */
  search: { title: string; action: string; hidden: Record<string, string> } | undefined;
  link: ListLink;
};

/** Above a list: total with words and month, sort order, and a search within that keeps the filters. */
export function ListToolbar({ state, total, unit, search, link }: ListToolbarProps) {
  const { q, s } = state;
  const conditions = conditionsOf(state, search ? '' : '标题');
  return (
    <ListBar
      sum={
        <>
          共 <strong className="bee-num">{formatNumber(total)}</strong> {unit}
          {conditions.length > 0 ? (
            <>
              {search ? '' : '，'}
              {conditions.join('，')}
              <a
                href={link({ q: undefined, not: undefined, month: undefined })}
                aria-label={search ? `清除关键字“${q}”` : undefined}
              >
                清除
              </a>
            </>
          ) : null}
        </>
      }
      sorts={[
        { title: '最新', href: link({ s: 'new' }), current: s === 'new' },
        { title: '最热', href: link({ s: 'hot' }), current: s === 'hot' },
      ]}
    >
      {search ? (
        <SearchForm
          action={search.action}
          name="q"
          size="mini"
          label={`在${search.title}中搜索`}
          placeholder={`在${search.title}中搜索`}
          hidden={search.hidden}
          {...(q && { value: q })}
          onSearch={(words) => navigate(link({ q: words }))}
        />
      ) : null}
    </ListBar>
  );
}

const conditionsOf = ({ month, q, not }: ListState, where: string) =>
  [
    month && `${month.slice(0, 4)}年${Number(month.slice(5))}月发布`,
    q && `${where}含“${q}”`,
    not && `${where}不含“${not}”`,
  ].filter(Boolean);
